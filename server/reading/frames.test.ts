import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectFrames, fromRequestFrame, toFrame, toRequestFrame } from "./frames.ts";

describe("frames", () => {
  it("survive any cut of the stream", () => {
    const contents = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 });
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(contents, cuts, (parts, steps) => {
        const stream = Buffer.concat(parts.map((part) => toFrame(part)));
        const seen: number[][] = [];
        const take = collectFrames(
          1_000,
          (content) => seen.push([...content]),
          () => seen.push([-1]),
        );
        for (let at = 0, turn = 0; at < stream.length; turn++) {
          const step = steps[turn % steps.length] ?? 1;
          take(stream.subarray(at, at + step));
          at += step;
        }
        expect(seen).toEqual(parts.map((part) => [...part]));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it("that announce too much are refused before they are collected", () => {
    let refused = 0;
    const take = collectFrames(
      100,
      () => expect.unreachable(),
      () => refused++,
    );
    take(toFrame(new Uint8Array(101)));
    take(toFrame(new Uint8Array(1)));
    expect(refused).toBe(1);
  });

  it("of a request keep bytes as they are and tell none from empty", () => {
    const read = (bytes?: Uint8Array) => {
      let content: Buffer = Buffer.alloc(0);
      collectFrames(
        1_000,
        (whole) => (content = whole),
        () => undefined,
      )(toRequestFrame("parse", bytes === undefined ? {} : { bytes, json: [1] }));
      return fromRequestFrame(content);
    };
    expect(read(new Uint8Array([0, 255, 10]))).toEqual({ task: "parse", request: { bytes: new Uint8Array([0, 255, 10]), json: [1] } });
    expect(read(new Uint8Array())).toEqual({ task: "parse", request: { bytes: new Uint8Array(), json: [1] } });
    expect(read()).toEqual({ task: "parse", request: {} });
  });
});
