const networkFound = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/**
 * Fetches a part that the page can do without. One that cannot be fetched now is fetched when there is a network again; it
 * never takes the page with it.
 */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await networkFound();
    return patiently(load);
  }
}
