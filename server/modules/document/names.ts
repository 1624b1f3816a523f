import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';

import { documentName, freeName, nameKey, nameProblem, takenNames } from '#domain/document/names.ts';
import { conflict, forbidden, invalid } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { documentEntry } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { mayEdit } from '#server/modules/record/index.ts';

import type { ConflictMode, Place, StoredEntry } from './locks.ts';

/** A name as it is stored. @throws ApiError 400 on `name` */
export function validName(given: string): string {
  const problem = nameProblem(given);
  if (problem !== undefined) throw invalid([{ field: 'name', message: problem }]);
  return documentName(given);
}

/** What is live in a place. */
const liveIn = ({ repositoryId, folderId }: Place): SQL | undefined =>
  and(
    eq(documentEntry.repositoryId, repositoryId),
    eq(documentEntry.placeId, folderId ?? repositoryId),
    isNull(documentEntry.removedAt),
  );

/** What has a name in a place, besides a file or folder itself. */
export async function named(place: Place, name: string, besides?: string): Promise<StoredEntry | undefined> {
  const other = besides === undefined ? undefined : ne(documentEntry.id, besides);
  const [found] = await db
    .select()
    .from(documentEntry)
    .where(and(liveIn(place), eq(documentEntry.nameKey, nameKey(name)), other));
  return found;
}

/** What has a name in a place. */
export type Named = Pick<StoredEntry, 'id' | 'kind' | 'repositoryId' | 'nameKey'>;

/** What comes to a folder, as far as its names matter. */
interface Incoming {
  readonly kind: StoredEntry['kind'];
  readonly name: string;
}

/** What becomes of what comes to a folder: it goes into a folder of its name, or beside what is there under a free name. */
type Arrival<Entry> = { readonly entry: Entry } & (
  | { readonly into: Named }
  | { readonly into: null; readonly name: string }
);

/**
 * Settles the names of all that comes to a folder with one look at what is there. What has a name of its own keeps it, before others
 * are given free ones.
 */
export async function arrivalsIn<Entry extends Incoming>(
  place: Place,
  entries: readonly Entry[],
): Promise<Arrival<Entry>[]> {
  const { id, kind, repositoryId, nameKey: key, title } = documentEntry;
  const there = await db
    .select({ id, kind, repositoryId, nameKey: key, title })
    .from(documentEntry)
    .where(liveIn(place));
  const byKey = new Map(there.map((one) => [one.nameKey, one]));
  const names = takenNames(there.map((one) => one.title));
  const isNew = ({ name }: Entry) => !byKey.has(nameKey(name));
  const inOrder = [...entries.filter(isNew), ...entries.filter((entry) => !isNew(entry))];
  return inOrder.map((entry) => {
    const other = byKey.get(nameKey(entry.name));
    const isMerged = other?.kind === 'FOLDER' && entry.kind === 'FOLDER';
    return isMerged ? { entry, into: other } : { entry, into: null, name: names.take(entry.name) };
  });
}

/** The name itself, or the next that is free in a place (work.md A4). */
export async function freeNameIn(place: Place, name: string): Promise<string> {
  const taken = await db.select({ name: documentEntry.title }).from(documentEntry).where(liveIn(place));
  return freeName(
    name,
    taken.map((one) => one.name),
  );
}

/** @throws ApiError 400 on `onConflict` if a mode has no meaning for what is done */
export function refuseMode(mode: ConflictMode, allowed: readonly ConflictMode[]): void {
  if (!allowed.includes(mode)) throw invalid([{ field: 'onConflict', message: `Choose one of ${allowed.join(', ')}` }]);
}

/** A new version takes the place of what someone has stored: adding alone is not enough. @throws ApiError 403 */
export function requireMayReplace(mode: ConflictMode, context: OrganisationContext): void {
  if (mode === 'VERSION' && !mayEdit(context, 'documentRepository'))
    throw forbidden('You may add files, but no versions of files that are there');
}

/** 409: what has the name is named. */
export const nameTaken = ({ title, kind }: Pick<StoredEntry, 'title' | 'kind'>) =>
  conflict([
    {
      field: 'name',
      message: `“${title}” is in this folder already${kind === 'FOLDER' ? ', as a folder' : ''}. Choose another name.`,
    },
  ]);

/** Under which name something comes to a place, and onto what. */
interface Settled {
  readonly name: string;
  /** What has the name, and takes in what comes. */
  readonly onto: StoredEntry | null;
}

interface Coming {
  readonly name: string;
  readonly kind: StoredEntry['kind'];
  /** Itself, if it is in the place already. */
  readonly id?: string;
}

/** Settles a name in a place as the caller has said. @throws ApiError 409 */
export async function settleName(place: Place, { name, kind, id }: Coming, mode: ConflictMode): Promise<Settled> {
  const other = await named(place, name, id);
  if (other === undefined) return { name, onto: null };
  if (mode === 'RENAME') return { name: await freeNameIn(place, name), onto: null };
  if (mode === 'STOP' || other.kind !== kind) throw nameTaken(other);
  return { name, onto: other };
}
