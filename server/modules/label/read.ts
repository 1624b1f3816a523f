import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { documentEntry, documentEntryLabel, label, record, recordLabel } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  contains,
  entityOf,
  inContractForm,
  isAskedFor,
  pageOf,
  pickerLimit,
  toPage,
  totalsOf,
  type PickerQuery,
} from '#server/modules/record/index.ts';

const isLive = isNull(label.removedAt);

/** How many live records, and files and folders of repositories, have a label. */
const uses = sql<number>`((select count(*) from ${recordLabel}
  join ${record} on ${eqWithinOrganisation(record.id, recordLabel.recordId)}
  where ${eqWithinOrganisation(recordLabel.labelId, label.id)}
    and ${record.deletedAt} is null)
  + (select count(*) from ${documentEntryLabel}
  join ${documentEntry} on ${eqWithinOrganisation(documentEntry.id, documentEntryLabel.entryId)}
  join ${record} on ${eqWithinOrganisation(record.id, documentEntry.repositoryId)}
  where ${eqWithinOrganisation(documentEntryLabel.labelId, label.id)}
    and ${documentEntry.removedAt} is null and ${record.deletedAt} is null))::integer`;

/** In the contract's shape. */
const entity = entityOf<Schemas['Label']>({
  id: label.id,
  name: label.name,
  colour: label.colour,
  version: label.version,
  uses,
  createdAt: inContractForm(label.createdAt),
  updatedAt: inContractForm(label.updatedAt),
});

const reference = { id: label.id, name: label.name, colour: label.colour };

const containingText = (search: string | undefined): SQL | undefined =>
  search ? contains(label.name, search) : undefined;

/** A label of the organisation. @throws ApiError 404 */
export async function findLabel(id: string): Promise<Schemas['Label']> {
  const [found] = await db
    .select({ entity })
    .from(label)
    .where(and(eq(label.id, id), isLive));
  if (found === undefined) throw notFound();
  return found.entity;
}

/** The label with a name, in any case. */
export async function labelNamed(name: string): Promise<Schemas['LabelReference'] | undefined> {
  const [found] = await db
    .select(reference)
    .from(label)
    .where(and(sql`lower(${label.name}) = lower(${name})`, isLive));
  return found;
}

/** The labels that a picker asks for, by name. */
export const labelOptions = (query: PickerQuery): Promise<Schemas['LabelReference'][]> =>
  db
    .select(reference)
    .from(label)
    .where(and(isAskedFor(label.id, query, containingText), isLive))
    .orderBy(asc(label.name), asc(label.id))
    .limit(pickerLimit(query));

interface LabelQuery {
  readonly search?: string;
  readonly sortId?: Schemas['LabelSort'];
  readonly desc?: boolean;
  readonly page?: number;
  readonly perPage?: number;
}

/** One page of the labels. */
export async function labelPage(query: LabelQuery) {
  const { perPage, offset } = pageOf(query);
  const orders = { name: label.name, uses, updatedAt: label.updatedAt };
  const direction = query.desc === true ? desc : asc;
  const filter = containingText(query.search);
  const [rows, totals] = await Promise.all([
    db
      .select({ entity })
      .from(label)
      .where(and(filter, isLive))
      .orderBy(direction(orders[query.sortId ?? 'name']), asc(label.id))
      .limit(perPage)
      .offset(offset),
    totalsOf((where) => db.$count(label, where), isLive, filter),
  ]);
  return toPage(
    query,
    totals,
    rows.map((row) => row.entity),
  );
}
