import { sql, type SQL } from 'drizzle-orm';

import { folded } from '#domain/text/folded.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';

import { beginningWith, containing } from './patterns.ts';

const mostFound = 20;
const mostOfKind = 8;

/**
 * How many of a kind's records are read, those changed last. A text that fills no page of a kind there is rare, and found
 * soon in the index of all texts.
 */
const newest = 1_000;

/** How many matches of a rare text are ranked, of each kind. */
const mostMatches = 200;

/** The index of all texts is made of three characters each. */
const shortestInIndex = 3;

/**
 * Live records of the kinds that contain the text, best first: reference equal, reference begins, title begins, a word of
 * the title begins, title contains, anything else. Reads a bounded number of records, so that among very many a common
 * text finds the best of the newest, and those whose title begins with it.
 */
export async function findRecords(kinds: readonly RecordKind[], text: string): Promise<Schemas['FoundRecord'][]> {
  if (kinds.length === 0 || text === '') return [];
  const soon = await best(kinds, text, candidates(text));
  const rareOf = kinds.filter((kind) => soon.filter((found) => found.kind === kind).length < mostOfKind);
  const found =
    rareOf.length === 0 || folded(text).length < shortestInIndex
      ? soon
      : await best(kinds, text, sql`${candidates(text)} union all ${fromIndex(rareOf, text)}`);
  return found.slice(0, mostFound);
}

const columns = sql.raw('kind, id, ref, title, search_text');

/** Of the kind `wanted.kind`; each part follows an index. */
const candidates = (text: string): SQL => sql`
  (select ${columns} from record where kind = wanted.kind and deleted_at is null
    order by updated_at desc, id desc limit ${newest})
  union all
  (select ${columns} from record where kind = wanted.kind and deleted_at is null and ref = ${text.toUpperCase()})
  union all
  (select ${columns} from record where kind = wanted.kind and deleted_at is null and title >= ${folded(text)}
    order by title, id limit ${mostOfKind})`;

const fromIndex = (kinds: readonly RecordKind[], text: string): SQL => sql`
  (select ${columns} from record where id = any(
    case when wanted.kind = any(${sql.param([...kinds])}::text[]) then array(
      select id from search_records(wanted.kind, ${containing(text)}) as match (id) order by id limit ${mostMatches}
    ) end))`;

async function best(kinds: readonly RecordKind[], text: string, from: SQL): Promise<Schemas['FoundRecord'][]> {
  const beginning = beginningWith(text);
  const { rows } = await db.execute<Schemas['FoundRecord'] & Record<string, unknown>>(sql`
    with found as (
      select distinct candidate.kind, id, ref, title, case
        when lower(ref) like ${beginning} then case when length(ref) = length(${text}) then 0 else 1 end
        when folded(title) like ${beginning} then 2
        when folded(title) like ${`% ${beginning}`} then 3
        when folded(title) like ${containing(text)} then 4
        else 5
      end as rank
      from unnest(${sql.param([...kinds])}::text[]) as wanted (kind)
      cross join lateral (${from}) as candidate
      where search_text like ${containing(text)}
    ), ranked as (
      select found.*, name, row_number() over (partition by kind order by rank, name, id) as place from found cross join lateral (
        select case when rank <= 1 then ref else title end as name) as named
    )
    select kind, id, ref, title from ranked where place <= ${mostOfKind} order by rank, name, id`);
  return rows;
}
