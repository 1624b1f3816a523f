import type { Page } from '@playwright/test';

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
