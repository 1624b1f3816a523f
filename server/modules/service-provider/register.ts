import { and, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { serviceProviderInput } from '#openapi/generated/inputs.ts';
import { serviceProviderList } from '#openapi/generated/lists.ts';
import {
  assessmentTier,
  serviceProvider as provider,
  serviceProviderCoOwner as coOwner,
  serviceProviderParent as parent,
  serviceProviderSubProcessor as subProcessor,
  serviceType,
  userAccount,
} from '#server/database/schema/index.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  assignedPeople,
  assignedRecords,
  choicesOf,
  defineRegister,
  member,
  recordList,
  recordOf,
  recordReader,
  until,
} from '#server/modules/record/index.ts';

import { exportedParts } from './exported.ts';
import { ofFigure } from './figures.ts';
import { saveProviders } from './save.ts';

const reader = recordReader(
  provider,
  { serviceType, tier: assessmentTier, owner: userAccount },
  {
    coOwners: assignedPeople(provider, coOwner),
    parents: assignedRecords(provider, parent, provider),
    subProcessors: assignedRecords(provider, subProcessor, provider),
  },
);

interface Relation {
  readonly table: PgTable & { readonly organisationId: PgColumn };
  /** The column with the provider that refers, and that with what it refers to. */
  readonly own: PgColumn;
  readonly other: PgColumn;
}

/** @param ids of what a provider refers to; anything by default */
const refersTo = ({ table, own, other }: Relation, ids?: readonly string[]): SQL => {
  const isOwn = eqWithinOrganisation(own, provider.id);
  return sql`exists (select from ${table} where ${and(isOwn, ids && inArray(other, [...ids]))})`;
};

/** Providers that refer to any of the ids; or to nothing. */
const byRelation = (relation: Relation) => (ids: readonly string[] | undefined, orNothing: boolean) =>
  or(ids && refersTo(relation, ids), orNothing ? not(refersTo(relation)) : undefined);

const coOwners: Relation = { table: coOwner, own: coOwner.recordId, other: coOwner.personId };

export const providerRegister = defineRegister({
  read: reader.read,
  list: recordList(serviceProviderList, reader, {
    sorts: {},
    filters: {
      ownerId: (ids, orNothing) =>
        or(
          ids && or(inArray(provider.ownerId, [...ids]), refersTo(coOwners, ids)),
          orNothing ? and(isNull(provider.ownerId), not(refersTo(coOwners))) : undefined,
        ),
      country: (codes, orNothing) =>
        or(
          codes && sql`${provider.countries} && ${sql.param([...codes])}::text[]`,
          orNothing ? sql`${provider.countries} = '{}'` : undefined,
        ),
      parentId: byRelation({ table: parent, own: parent.providerId, other: parent.parentId }),
      subProcessorId: byRelation({
        table: subProcessor,
        own: subProcessor.providerId,
        other: subProcessor.subProcessorId,
      }),
      reviewBy: until(provider.nextReviewOn),
      figure: ofFigure,
    },
  }),
  input: serviceProviderInput,
  choices: {
    ...choicesOf(provider),
    coOwnerIds: member,
    parentIds: recordOf('serviceProvider'),
    subProcessorIds: recordOf('serviceProvider'),
  },
  searchable: ({ legalName, description, headquarters, websiteUrl, contacts, certifications }) => [
    legalName,
    description,
    headquarters,
    websiteUrl,
    ...contacts.flatMap(({ name, email }) => [name, email]),
    ...certifications,
  ],
  save: saveProviders,
  alsoExports: exportedParts,
});
