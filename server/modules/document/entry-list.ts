import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { documentEntry as entry, documentEntryLabel, label } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  containing,
  foldedContains,
  pageOf,
  rememberedCount,
  revisionOf,
  toPage,
  totalsOf,
  type Totals,
} from '#server/modules/record/index.ts';

import { entries, shown } from './read.ts';

interface EntryQuery {
  readonly folderId?: string;
  readonly labelId?: readonly string[];
  readonly unlabelled?: boolean;
  readonly reviewBy?: string;
  readonly removed?: boolean;
  readonly search?: string;
  readonly sortId?: Schemas['DocumentEntrySort'];
  readonly desc?: boolean;
  readonly page?: number;
  readonly perPage?: number;
}

/** Up to this offset, a page is walked from the start without waiting for the total. */
const nearStart = 1000;

/** More matches of a text are found sooner by reading every name of the repository. */
const mostByIndex = 10_000;

const sorts = { name: entry.title, updatedAt: entry.updatedAt, reviewOn: entry.reviewOn, size: entry.size };

/** The entries with a live label, or one of these. */
const labelled = (ids?: readonly string[]) =>
  inArray(
    entry.id,
    db
      .select({ id: documentEntryLabel.entryId })
      .from(documentEntryLabel)
      .innerJoin(label, and(eq(label.id, documentEntryLabel.labelId), isNull(label.removedAt)))
      .where(ids && inArray(documentEntryLabel.labelId, [...ids])),
  );

const byLabels = ({ labelId = [], unlabelled = false }: EntryQuery): SQL | undefined =>
  or(labelId.length > 0 ? labelled(labelId) : undefined, unlabelled ? not(labelled()) : undefined);

interface Scope {
  /** Everything that the list could show. */
  readonly scope: SQL | undefined;
  /** What it is narrowed to, without the text that is searched. */
  readonly filter: SQL | undefined;
  readonly search: string | undefined;
  /** Whether what the list shows depends on nothing but files and folders, whose revision tells of every change. */
  readonly isOfEntries: boolean;
}

/**
 * What a list shows: a folder, or what is found in the whole repository. Of what was removed: what was removed as a whole, what was
 * removed with or from a folder, or what is found of all of it.
 */
function scopeOf(repositoryId: string, query: EntryQuery): Scope {
  const { folderId, reviewBy, removed, search } = query;
  const own = eq(entry.repositoryId, repositoryId);
  const labels = byLabels(query);
  const filter = and(labels, reviewBy === undefined ? undefined : lte(entry.reviewOn, reviewBy));
  const narrowing = { filter, search: search === '' ? undefined : search, isOfEntries: labels === undefined };
  const isNarrowed = filter !== undefined || narrowing.search !== undefined;
  if (removed === true) {
    const which = folderId === undefined ? eq(entry.removedWith, entry.id) : eq(entry.parentId, folderId);
    return { ...narrowing, scope: and(own, isNotNull(entry.removedAt), isNarrowed ? undefined : which) };
  }
  const live = and(own, isNull(entry.removedAt));
  return { ...narrowing, scope: isNarrowed ? live : and(live, eq(entry.placeId, folderId ?? repositoryId)) };
}

/** The ids of the live entries of a repository whose name contains a text, from the index of all names. */
const foundBySearch = (repositoryId: string, search: string): SQL =>
  sql`search_documents(${repositoryId}, ${containing(search)})`;

/** How many entries there are in a list, and in its scope. */
async function totalsIn(repositoryId: string, query: EntryQuery, list: Scope): Promise<Totals> {
  const { scope, filter, search, isOfEntries } = list;
  const narrowed = and(filter, foldedContains(entry.searchText, search));
  const isOnlySearch = search !== undefined && filter === undefined && query.removed !== true;
  const revision = isOfEntries ? await revisionOf('documentEntry') : undefined;
  const count = (condition: SQL | undefined) =>
    rememberedCount({ kind: 'documentEntry', revision, condition }, () =>
      isOnlySearch && condition !== scope
        ? db.$count(sql`${foundBySearch(repositoryId, search)}`)
        : db.$count(entry, condition),
    );
  return totalsOf(count, scope, narrowed);
}

interface Direction {
  /** From the end: every direction is turned. */
  readonly isReversed: boolean;
  /** Whether all entries have a value to be ordered by, or none has one. An index read backwards provides no `nulls last`. */
  readonly isUniform: boolean;
}

/** Folders first, unless what was removed is listed, of which the latest is. */
function orderOf({ sortId, desc: backwards, removed }: EntryQuery, { isReversed, isUniform }: Direction): SQL[] {
  const [ascending, descending] = isReversed ? [desc, asc] : [asc, desc];
  if (removed === true && sortId === undefined) return [descending(entry.removedAt), ascending(entry.id)];
  const sort = sorts[sortId ?? 'name'];
  const by = (backwards === true ? descending : ascending)(sort);
  const withNulls = isReversed ? sql`${by} nulls first` : sql`${by} nulls last`;
  const first = isUniform || sort.notNull ? by : withNulls;
  return [descending(entry.kind), first, ascending(entry.title), ascending(entry.id)];
}

/**
 * What a reversed order of a folder shows one after the other: no index has it as a whole, but each part is one read backwards. All
 * entries of a part have a value to be ordered by, or none has one. Undefined for other orders, and for more than a folder.
 */
function partsOf({ sortId, desc: backwards, removed }: EntryQuery, isNarrowed: boolean): SQL[] | undefined {
  if (removed === true || isNarrowed || backwards !== true) return undefined;
  const kinds = [eq(entry.kind, 'FOLDER'), eq(entry.kind, 'FILE')];
  if (sortId !== 'reviewOn') return kinds;
  return kinds.flatMap((kind) => [
    sql`${kind} and ${isNotNull(entry.reviewOn)}`,
    sql`${kind} and ${isNull(entry.reviewOn)}`,
  ]);
}

/** The text as a condition: matches of the index where they are few, otherwise the name of each entry. */
function searched(repositoryId: string, { search, removed }: EntryQuery, total: number | undefined): SQL | undefined {
  if (!search) return undefined;
  if (removed === true || total === undefined || total > mostByIndex) return foldedContains(entry.searchText, search);
  return sql`${entry.id} = any(array(select ${foundBySearch(repositoryId, search)}))`;
}

interface Extent {
  readonly offset: number;
  readonly limit: number;
  readonly isUniform?: boolean;
}

/** The ids of a page in order, read from the nearer end of the list. @param total undefined if it is not known */
async function walk(query: EntryQuery, condition: SQL | undefined, extent: Extent, total: number | undefined) {
  const { offset, limit, isUniform = false } = extent;
  const isReversed = total !== undefined && offset + limit > total / 2;
  const rows = isReversed ? Math.max(0, Math.min(limit, total - offset)) : limit;
  if (rows === 0) return [];
  const found = await db
    .select({ id: entry.id })
    .from(entry)
    .where(condition)
    .orderBy(...orderOf(query, { isReversed, isUniform }))
    .limit(rows)
    .offset(isReversed ? total - offset - rows : offset);
  return isReversed ? found.toReversed() : found;
}

/** The ids of a page of several parts. @param sizeOf counts the entries for which a condition holds */
async function walkParts(
  query: EntryQuery,
  parts: readonly SQL[],
  { offset, limit }: Extent,
  sizeOf: (condition: SQL) => Promise<number>,
) {
  const ids: { readonly id: string }[] = [];
  let skipped = offset;
  for (const part of parts) {
    if (ids.length === limit) break;
    const size = await sizeOf(part);
    const extent = { offset: Math.min(skipped, size), limit: limit - ids.length, isUniform: true };
    ids.push(...(await walk(query, part, extent, size)));
    skipped -= extent.offset;
  }
  return ids;
}

/** One page of the files and folders of a repository: its ids are found by the entries alone, and only those joined with what is shown. */
export async function entryPage(repositoryId: string, query: EntryQuery) {
  const list = scopeOf(repositoryId, query);
  const { perPage: limit, offset } = pageOf(query);
  const counted = totalsIn(repositoryId, query, list);
  const isNarrowed = list.filter !== undefined || list.search !== undefined;
  const total = offset > nearStart || list.search !== undefined ? (await counted).total : undefined;
  const condition = and(list.scope, list.filter, searched(repositoryId, query, total));
  const parts = partsOf(query, isNarrowed)?.map((part) => sql`${condition} and ${part}`);
  const revision = parts && (await revisionOf('documentEntry'));
  const sizeOf = (part: SQL) =>
    rememberedCount({ kind: 'documentEntry', revision, condition: part }, () => db.$count(entry, part));
  const [ids, totals] = await Promise.all([
    parts ? walkParts(query, parts, { offset, limit }, sizeOf) : walk(query, condition, { offset, limit }, total),
    counted,
  ]);
  const rows = await entries()
    .where(
      inArray(
        entry.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(...orderOf(query, { isReversed: false, isUniform: false }));
  return toPage(query, totals, rows.map(shown));
}
