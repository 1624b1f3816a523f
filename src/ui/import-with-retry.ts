/** Specification section 9: the retry interval in milliseconds. */
const retryInterval = 5000;

/** Resolves when the network is back, or after a while, in which the server may have recovered. */
const nextRetry = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, retryInterval);
  });

/** Loads a non-essential part of the page, retrying until it succeeds; a failed download never breaks the page. */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await nextRetry();
    return importWithRetry(load);
  }
}
