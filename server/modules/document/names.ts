import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';

import { documentName, freeName, nameKey, nameProblem } from '#domain/document/names.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import { documentEntry } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

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
