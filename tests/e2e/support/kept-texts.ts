import { expect, type Locator, type Page } from '@playwright/test';

/** As forms have it (src/storage/unsaved-texts.ts). */
const storage = { database: 'attest-unsaved', store: 'texts' };

/** A text as the browser keeps it until it is saved. */
interface KeptText {
  readonly owner: string;
  readonly form: string;
  readonly editorId: string;
  readonly at: number;
  readonly label: string;
  readonly text: { readonly changes: object; readonly before: object };
}

/** What the browser keeps of forms. The page is of this origin. */
export const keptTexts = (page: Page): Promise<KeptText[]> =>
  page.evaluate(async ({ database, store }) => {
    // Opening a database that is not there would make it.
    if ((await indexedDB.databases()).every(({ name }) => name !== database)) return [];
    return new Promise<KeptText[]>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result);
        });
      });
      opening.addEventListener('error', () => reject(new Error('The storage cannot be read')));
    });
  }, storage);

/** The offer of what an earlier page has left. */
export const offerIn = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: 'You have text that was not saved' });

/** Takes it. */
export const restore = (place: Page | Locator) => offerIn(place).getByRole('button', { name: 'Restore' }).click();

/** Waits until the browser keeps exactly so many texts. */
export const expectKept = (page: Page, count: number) =>
  expect.poll(async () => (await keptTexts(page)).length).toBe(count);

/** Waits until what is kept has a text in it. */
export const expectKeptText = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify(await keptTexts(page))).toContain(text);

/** The tab is gone without a question, as after a crash. */
export async function openInNewTab(page: Page): Promise<Page> {
  const opened = await page.context().newPage();
  const address = page.url();
  await page.close();
  await opened.goto(address);
  return opened;
}

/** Makes everything that is kept as old as if it had been typed so many milliseconds earlier. */
export const ageTexts = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(
    ({ database, store, age }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(new Error('The storage cannot be read')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(store, 'readwrite');
          const reading: IDBRequest<{ at: number }[]> = writing.objectStore(store).getAll();
          reading.addEventListener('success', () => {
            for (const kept of reading.result) writing.objectStore(store).put({ ...kept, at: kept.at - age });
          });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { ...storage, age: milliseconds },
  );

/** Makes the storage refuse the page, as that of a newer version of the app would. */
export const blockStorage = (page: Page): Promise<void> =>
  page.evaluate(
    ({ database }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(database, 99);
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
        request.addEventListener('error', () => reject(new Error('The storage cannot be changed')));
      }),
    storage,
  );
