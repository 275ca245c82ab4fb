/** Fetches the files of this page anew, past every cache, then starts it again. Unsaved work is no cache and stays. */
export async function clearCache(): Promise<void> {
  const names = "caches" in globalThis ? await caches.keys() : [];
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = files.filter((url) => url.startsWith(`${location.origin}/assets/`));
  await Promise.allSettled([
    ...names.map((name) => caches.delete(name)),
    ...[location.href, ...own].map((url) => fetch(url, { cache: "reload" })),
  ]);
  location.reload();
}
