const MOST_BYTES = 262_144;

/** A fetch that follows no redirect and gives up on an answer larger than 256 kB, so that a model's server cannot fill the memory. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let received = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > MOST_BYTES) throw new RangeError(`the answer is larger than ${MOST_BYTES} bytes`);
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
};
