/** Specification section 9: how long until something that failed is tried again, in milliseconds. */
const retryInterval = 5000;

/** There is a network again; or a while has passed, in which a server may have come back. */
const anotherChance = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, retryInterval);
  });

/**
 * Fetches a part that the page can do without. One that cannot be fetched now is fetched later, until it comes; it never
 * takes the page with it.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await anotherChance();
    return importWithRetry(load);
  }
}
