import type { AnswerUpload } from '#machines/answer-files/answer-files.machine.ts';
import { completionOf, resultOf } from '#src/storage/database.ts';
import { holdEditor, type HeldEditors } from '#src/storage/editors.ts';

/** A file that was chosen and is not sent yet, as the browser keeps it. */
interface StoredFile extends AnswerUpload {
  /** The hash of the link's token. */
  readonly link: string;
  readonly editorId: string;
  readonly content: File;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

const [databaseName, storeName] = ['attest-answer-files', 'files'] as const;

/** How long a file is kept, in milliseconds: 30 days, after which nobody is going to send it. */
const keptFor = 30 * 86_400_000;

/** So much is kept of one link: browsers give a page a part of the disk, which answers need as well. */
const mostBytes = 200_000_000;

const isStored = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'key' in value && 'content' in value && value.content instanceof File;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(storeName, { keyPath: ['link', 'key'] });
    store.createIndex('link', 'link');
  });
  return resultOf(request);
}

/** Does something with the store, in a transaction of its own. @throws what the browser says, such as that its disk is full */
async function within<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    const transaction = database.transaction(storeName, mode);
    const [value] = await Promise.all([work(transaction.objectStore(storeName)), completionOf(transaction)]);
    return value;
  } finally {
    database.close();
  }
}

const isOld = ({ at }: StoredFile) => at < Date.now() - keptFor;

const filesOf = async (store: IDBObjectStore, link: string): Promise<StoredFile[]> => {
  const found: unknown[] = await resultOf(store.index('link').getAll(link));
  const files = found.filter(isStored);
  for (const file of files) if (isOld(file)) store.delete([link, file.key]);
  return files.filter((file) => !isOld(file));
};

export interface FileStore {
  /** Keeps a file until it is sent. Resolves to whether the browser does: its storage may be full or forbidden. */
  keep(upload: AnswerUpload, content: File): Promise<boolean>;
  /** Forgets a file that was sent or taken back. */
  drop(key: string): void;
  /** The files that tabs which are gone have left; this tab owns them from now on. */
  load(): Promise<readonly (AnswerUpload & { readonly content: File })[]>;
}

/** Without storage nothing was kept, so that there is nothing to forget either. */
const ignored = () => {};

/**
 * Keeps the files that a tab has chosen in IndexedDB until they are sent, beside its answers (answer-store.ts).
 * @param link the hash of the link's token
 */
export function fileStore(link: string, tabId: string): FileStore {
  const editorId = `files ${tabId}`;
  /** Held from the first reading on: on the server there are no tabs. */
  let editors: HeldEditors | undefined;
  return {
    keep: (upload, content) =>
      within('readwrite', async (store) => {
        const others = await filesOf(store, link);
        const size = others.reduce((sum, other) => sum + other.size, upload.size);
        if (size > mostBytes) return false;
        store.put({ ...upload, link, editorId, content, at: Date.now() } satisfies StoredFile);
        return true;
      }).catch(() => false),
    drop: (key) => {
      within('readwrite', async (store) => void store.delete([link, key])).catch(ignored);
    },
    async load() {
      editors ??= holdEditor(editorId);
      const found = await within('readwrite', (store) => filesOf(store, link));
      const free = await editors.takeOver(found);
      const left = found.filter((file) => free.has(file.editorId));
      return left.toSorted((one, other) => one.at - other.at);
    },
  };
}
