import type { Page } from '@playwright/test';

/** As the page of an assessment has it (src/secure-links/assessment/answer-store.ts). */
const storage = { database: 'attest-answers', store: 'answers' };

/** An answer as the browser keeps it until the server has acknowledged it. */
export interface KeptAnswer {
  /** SHA-256 of the link's token, in hexadecimal. */
  readonly link: string;
  readonly editorId: string;
  readonly questionId: string;
  readonly response: readonly string[];
}

/** What the browser keeps of answers. */
export const keptAnswers = (page: Page): Promise<KeptAnswer[]> =>
  page.evaluate(async ({ database, store }) => {
    // Opening a database that is not there would make it.
    if ((await indexedDB.databases()).every(({ name }) => name !== database)) return [];
    return new Promise<KeptAnswer[]>((resolve, reject) => {
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

/** Leaves an answer in the browser as a tab does that was closed too early. The page is of this origin. */
export const leaveAnswer = (page: Page, answer: KeptAnswer): Promise<void> =>
  page.evaluate(
    ({ database, store, kept }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, 1);
        opening.addEventListener('upgradeneeded', () => {
          const made = opening.result.createObjectStore(store, { keyPath: ['link', 'editorId', 'questionId'] });
          made.createIndex('link', 'link');
        });
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(store, 'readwrite');
          writing.objectStore(store).put(kept);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
        opening.addEventListener('error', () => reject(new Error('The storage cannot be written')));
      }),
    { ...storage, kept: { ...answer, version: 0, sequence: 7, question: '1.1', at: Date.now() } },
  );

/** Makes the storage refuse the page, as that of a newer version of the page would, or work again. */
export const setStorage = (page: Page, works: boolean): Promise<void> =>
  page.evaluate(
    ({ database, isWorking }) =>
      new Promise<void>((resolve, reject) => {
        const request = isWorking ? indexedDB.deleteDatabase(database) : indexedDB.open(database, 99);
        request.addEventListener('success', () => {
          if (!isWorking) request.result.close();
          resolve();
        });
        request.addEventListener('error', () => reject(new Error('The storage cannot be changed')));
      }),
    { ...storage, isWorking: works },
  );
