import type { KeptAnswer } from '#machines/assessment-response/assessment-response.types.ts';
import { completionOf, resultOf } from '#src/storage/database.ts';
import { heldEditors, holdEditor, type HeldEditors } from '#src/storage/editors.ts';

/** An answer as the browser keeps it. */
interface StoredAnswer extends KeptAnswer {
  /** The hash of the link's token. */
  readonly link: string;
  /** The question, so that the answer can be read where the link has ended. */
  readonly question: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

const [databaseName, storeName] = ['attest-answers', 'answers'] as const;

const isStored = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' && value !== null && 'questionId' in value && 'response' in value && 'editorId' in value;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(storeName, { keyPath: ['link', 'editorId', 'questionId'] });
    store.createIndex('link', 'link');
  });
  return resultOf(request);
}

/** Under which this browser keeps what is asked about the questions of a link, beside the answers. */
export const questionsKeyOf = (link: string): string => `${link} questions`;

/** Everything that this browser keeps of a link, the newest first. */
export async function storedAnswers(link: string): Promise<StoredAnswer[]> {
  const database = await open();
  try {
    const store = database.transaction(storeName).objectStore(storeName);
    const found: unknown[] = await resultOf(store.index('link').getAll(link));
    return found.filter(isStored).toSorted((one, other) => other.at - one.at);
  } finally {
    database.close();
  }
}

interface AnswerStoreOptions {
  /** The hash of the link's token. */
  readonly link: string;
  readonly editorId: string;
  /** The number and text of a question. */
  readonly questionOf: (questionId: string) => string;
  /** Called with whether the last write worked; the storage may be full or forbidden. */
  readonly report: (isKept: boolean) => void;
}

const keyOf = ({ editorId, questionId }: Pick<KeptAnswer, 'editorId' | 'questionId'>) => `${editorId} ${questionId}`;

const isSame = (one: KeptAnswer | undefined, other: KeptAnswer) =>
  one?.sequence === other.sequence && one.version === other.version;

export interface AnswerStore {
  /** The newest answers that tabs which are gone have left; this tab owns them from now on. */
  load(): Promise<readonly KeptAnswer[]>;
  /** Makes this tab's part of the storage hold exactly these. */
  keep(kept: readonly KeptAnswer[]): void;
  /** The same, and forgets what tabs that are gone have left. */
  keepOnly(kept: readonly KeptAnswer[]): void;
}

/**
 * Keeps the answers of a tab in IndexedDB until they are saved. Writes follow each other, and only the newest state is written.
 */
// oxlint-disable-next-line max-lines-per-function -- Its parts share what is stored and what is wanted.
export function answerStore({ link, editorId, questionOf, report }: AnswerStoreOptions): AnswerStore {
  /** Held from the first reading on: on the server there are no tabs. */
  let editors: HeldEditors | undefined;
  /** What this tab has written or taken over, by its sequence. */
  const stored = new Map<string, KeptAnswer>();
  let wanted: readonly KeptAnswer[] = [];
  /** Whether nothing else of the link is wanted. */
  let isLast = false;
  let isWriting = false;
  /** Before, nobody knows what to write. */
  let isLoaded = false;
  /** The editors whose answers are this tab's: itself, and tabs that are gone. */
  const own = new Set([editorId]);
  /** What nobody has read is not erased. */
  let isUnread = false;

  /** Erases what no other tab that is open has of the link. */
  async function eraseLeft(store: IDBObjectStore, held: ReadonlySet<string>): Promise<void> {
    const found: unknown[] = await resultOf(store.index('link').getAll(link));
    for (const answer of found.filter(isStored))
      if (own.has(answer.editorId) || !held.has(answer.editorId))
        store.delete([link, answer.editorId, answer.questionId]);
  }

  async function write(): Promise<void> {
    const next = new Map(wanted.map((answer) => [keyOf(answer), answer]));
    const held = isLast && !isUnread ? await heldEditors() : null;
    const database = await open();
    try {
      const transaction = database.transaction(storeName, 'readwrite');
      const store = transaction.objectStore(storeName);
      if (held !== null) await eraseLeft(store, held);
      for (const [key, answer] of next)
        if (held !== null || !isSame(stored.get(key), answer))
          store.put({ ...answer, link, question: questionOf(answer.questionId), at: Date.now() });
      const gone = [...stored].filter(([key]) => !next.has(key));
      for (const [, { editorId: writer, questionId }] of gone) store.delete([link, writer, questionId]);
      await completionOf(transaction);
      for (const [key, answer] of next) stored.set(key, answer);
      for (const [key] of gone) stored.delete(key);
    } finally {
      database.close();
    }
  }

  async function writeAll(): Promise<void> {
    if (isWriting || !isLoaded) return;
    isWriting = true;
    for (let last: typeof wanted | undefined; last !== wanted;) {
      last = wanted;
      await write().then(
        () => report(true),
        () => report(false),
      );
    }
    isWriting = false;
  }

  return {
    async load() {
      editors ??= holdEditor(editorId);
      isUnread = true;
      const found = await storedAnswers(link).finally(() => {
        isLoaded = true;
      });
      isUnread = false;
      const free = await editors.takeOver(found);
      for (const id of free) own.add(id);
      const newest = new Map<string, StoredAnswer>();
      for (const answer of found)
        if (free.has(answer.editorId) && !newest.has(answer.questionId)) newest.set(answer.questionId, answer);
      for (const answer of newest.values()) stored.set(keyOf(answer), answer);
      return [...newest.values()].map(({ questionId, response, version, sequence, editorId: writer }) => ({
        questionId,
        response,
        version,
        sequence,
        editorId: writer,
      }));
    },
    keep(kept) {
      wanted = kept;
      void writeAll();
    },
    keepOnly(kept) {
      wanted = kept;
      isLast = true;
      void writeAll();
    },
  };
}
