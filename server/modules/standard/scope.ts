import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import type { CatalogueEntity } from '#domain/words/catalogue.ts';
import type { MemberContext, OrganisationContext, ShortTransactions } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { db } from '#server/database/tenancy.ts';
import type { Holder } from '#server/fair/fair-places.ts';
import { logPlatformActivity } from '#server/modules/platform/index.ts';
import { logActivity, type ActivityEntry } from '#server/modules/record/index.ts';

import type { CatalogueDatabase } from './catalogue-database.ts';

/** What is logged of the catalogue: a version of a standard, or a set of mappings. */
export type CatalogueEntry = Omit<ActivityEntry<CatalogueEntity>, 'entityRef'>;

/** A transaction in a part of the catalogue. */
export interface CatalogueWork {
  readonly database: CatalogueDatabase;
  /** Adds to the activity log of those whose part it is, and to no other. */
  readonly log: (entry: CatalogueEntry) => Promise<void>;
}

/** Whose part of the catalogue an operation works on: the platform's, or that of one organisation. */
export interface CatalogueScope {
  readonly ownerId: string;
  /** Who takes a place while a file is read. */
  readonly holder: Holder;
  /** Runs work in one transaction, in which row-level security decides what of the catalogue can be seen. */
  readonly within: <Result>(work: (given: CatalogueWork) => Promise<Result>) => Promise<Result>;
}

/** The part of an organisation. A handler that has a transaction already works in that. */
export function organisationScope(context: OrganisationContext & Partial<ShortTransactions>): CatalogueScope {
  const { organisation, user, inTransaction = (work) => work() } = context;
  return {
    ownerId: organisation.id,
    holder: { organisationId: organisation.id, personId: user.id },
    within: (work) => inTransaction(() => work({ database: db, log: (entry) => logActivity(context, entry) })),
  };
}

/** The part of the platform. */
export const platformScope = (platform: PlatformDatabase, context: MemberContext): CatalogueScope => ({
  ownerId: platformOwner,
  holder: { organisationId: platformOwner, personId: context.user.id },
  within: (work) =>
    platform.transaction((transaction) =>
      work({ database: transaction, log: (entry) => logPlatformActivity(transaction, context, entry) }),
    ),
});
