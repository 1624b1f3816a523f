import type { OrganisationFeature } from '#openapi/access.ts';
import { messages } from '#openapi/generated/access.ts';
import { lookups } from '#openapi/generated/records.ts';
import { isName } from '#openapi/texts.ts';
import type { Database } from '#server/database/database.ts';
import { lookupTables } from '#server/database/kind-tables.ts';
import { organisation, organisationFeature } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { defaultLookups } from './default-lookups.ts';

export interface NewOrganisation {
  /** Unique on the platform. */
  readonly name: string;
  /** The features for which its members can be given rights. */
  readonly features: readonly OrganisationFeature[];
}

/**
 * Adds missing entries of the default look-ups, matched by name, or by minimum score for ratings. Runs in a transaction
 * of the organisation.
 */
export async function addDefaultLookups(organisationId: string): Promise<void> {
  for (const { kind } of Object.values(lookups)) {
    const rows = defaultLookups[kind].map((entry, position) => ({ organisationId, position, ...entry }));
    if (rows.length > 0) await db.insert(lookupTables[kind]).values(rows).onConflictDoNothing();
  }
}

/**
 * Creates an organisation with its features and the default look-ups, without members. Two transactions, because no
 * single role may write both: if the second fails, the organisation exists and `addDefaultLookups` completes it.
 * @throws Error if the name is not one as the contract has it; DrizzleQueryError if it is taken (unique constraint `organisation_name`)
 */
export async function createOrganisation(
  database: Pick<Database, 'platform' | 'inOrganisation'>,
  { name, features }: NewOrganisation,
): Promise<{ id: string }> {
  if (!isName(name)) throw new Error(messages.Name);
  const id = await database.platform.transaction(async (transaction) => {
    const [created] = await transaction.insert(organisation).values({ name }).returning({ id: organisation.id });
    if (created === undefined) throw new Error('The organisation was not created');
    const rows = features.map((feature) => ({ organisationId: created.id, feature }));
    if (rows.length > 0) await transaction.insert(organisationFeature).values(rows);
    return created.id;
  });
  await database.inOrganisation({ organisationId: id, userId: '' }, () => addDefaultLookups(id));
  return { id };
}
