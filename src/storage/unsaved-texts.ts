import type { LeftText, UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';

import { completionOf, resultOf } from './database.ts';
import { heldEditors } from './editors.ts';

/** Whose a form is and where: its copies are offered to this person only, in this organisation. */
export interface FormPlace {
  readonly userId: string;
  /** Null for the platform's own records. */
  readonly organisationId: string | null;
  /** The form, such as `risk` and the id of the record, or `new`. */
  readonly form: string;
}

/** A copy, as a list of what is not saved names it. */
export interface UnsavedEntry {
  /** What the form is about: `R-0042 Lost laptop`. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A text as the browser keeps it. Nothing but hashes says whose it is. */
interface StoredText extends LeftText, UnsavedEntry {
  readonly owner: string;
  /** The person in the organisation. */
  readonly scope: string;
  readonly form: string;
}

const [databaseName, storeName] = ['attest-unsaved', 'texts'] as const;

/** The most characters of one copy, so that one form cannot fill the storage for all. */
const maxLength = 5_000_000;

/** How long a copy is kept, in milliseconds: 7 days (security.md, deviation from 14.3.3). */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** The channel that tells all pages of this browser whose copies were erased. */
const channelName = 'attest-unsaved';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is UnsavedText =>
  isRecord(value) && isRecord(value['changes']) && isRecord(value['before']);

const isStored = (value: unknown): value is StoredText =>
  isRecord(value) &&
  typeof value['editorId'] === 'string' &&
  typeof value['at'] === 'number' &&
  typeof value['label'] === 'string' &&
  isText(value['text']);

async function hashOf(...parts: readonly (string | null)[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(['attest-unsaved', ...parts]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const scopeOf = ({ userId, organisationId }: Omit<FormPlace, 'form'>) => hashOf(userId, organisationId);

const formOf = ({ userId, organisationId, form }: FormPlace) => hashOf(userId, organisationId, form);

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(storeName, { keyPath: ['form', 'editorId'] });
    for (const index of ['form', 'owner', 'at']) store.createIndex(index, index);
  });
  return resultOf(request);
}

/** Changes what is stored, in one transaction, and erases what is too old: in every page, whichever form is open. */
async function change(make: (store: IDBObjectStore) => Promise<void> | void): Promise<void> {
  const database = await open();
  try {
    const transaction = database.transaction(storeName, 'readwrite');
    const store = transaction.objectStore(storeName);
    const expired = IDBKeyRange.upperBound(Date.now() - keptFor);
    for (const key of await resultOf(store.index('at').getAllKeys(expired))) store.delete(key);
    await make(store);
    await completionOf(transaction);
  } finally {
    database.close();
  }
}

async function read(index: 'form' | 'owner', key: string): Promise<readonly StoredText[]> {
  const database = await open();
  try {
    const store = database.transaction(storeName).objectStore(storeName);
    const found: unknown[] = await resultOf(store.index(index).getAll(key));
    const oldest = Date.now() - keptFor;
    return found
      .filter(isStored)
      .filter(({ at }) => at > oldest)
      .toSorted((one, other) => other.at - one.at);
  } finally {
    database.close();
  }
}

/** What this browser keeps of a form, the newest first. */
export const textsOf = async (place: FormPlace): Promise<readonly LeftText[]> => read('form', await formOf(place));

/** Everything that this browser keeps of a person, in all organisations, the newest first. */
export const textsOfPerson = (userId: string): Promise<readonly UnsavedEntry[]> => textsOfOwner(userId);

const textsOfOwner = async (userId: string) => read('owner', await hashOf(userId));

/** What pages that are gone have left of a person in an organisation, and no form on this screen offers, the newest first. */
export async function textsLeftIn(place: Omit<FormPlace, 'form'>): Promise<readonly UnsavedEntry[]> {
  const [texts, scope, held] = [await textsOfOwner(place.userId), await scopeOf(place), await heldEditors()];
  return texts.filter((text) => text.scope === scope && !held.has(text.editorId));
}

interface Writing {
  readonly place: FormPlace;
  readonly editorId: string;
  readonly label: string;
  /** Null erases what the form has kept. */
  readonly text: UnsavedText | null;
  /** Other copies of the same form, which are erased. */
  readonly replaces: readonly string[];
}

/** Keeps what is typed in a form. @throws if the storage is full or blocked, or the text longer than it may be */
export async function keepText({ place, editorId, label, text, replaces }: Writing): Promise<void> {
  const [owner, scope, form] = await Promise.all([hashOf(place.userId), scopeOf(place), formOf(place)]);
  if (text !== null && JSON.stringify(text).length > maxLength) throw new Error('The text is too long to be kept');
  await change((store) => {
    for (const replaced of replaces) store.delete([form, replaced]);
    if (text === null) store.delete([form, editorId]);
    else store.put({ owner, scope, form, editorId, label, at: Date.now(), text } satisfies StoredText);
  });
}

/** Erases what has been kept for 7 days. */
export const eraseExpired = (): Promise<void> => change(() => {});

/** Erases everything that this browser keeps of a person, also what other pages of it still hold. */
export async function eraseTextsOf(userId: string): Promise<void> {
  const owner = await hashOf(userId);
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line require-post-message-target-origin -- A BroadcastChannel reaches its own origin only.
  channel.postMessage(userId);
  channel.close();
  await change(async (store) => {
    for (const key of await resultOf(store.index('owner').getAllKeys(owner))) store.delete(key);
  });
}

/**
 * Listens for the erasure of a person's copies, by this page or another one.
 * @returns a function that ends it
 */
export function whenErased(userId: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === userId) listener();
  });
  return () => channel.close();
}
