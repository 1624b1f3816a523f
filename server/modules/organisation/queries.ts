import type { OrganisationFeature } from '#openapi/access.ts';
import type { Database } from '#server/database/database.ts';
import {
  assetType,
  organisation,
  organisationFeature,
  riskCategory,
  riskIdentificationSource,
  riskImpact,
  riskLikelihood,
  riskRating,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { defaultAssetTypes, defaultIdentificationSources } from './default-lookups.ts';
import { defaultMatrix } from './default-matrix.ts';

export interface NewOrganisation {
  /** Unique on the platform. */
  readonly name: string;
  /** What its members can be given rights to. */
  readonly features: readonly OrganisationFeature[];
}

const ofOrganisation = <Entry extends object>(organisationId: string, entries: readonly Entry[]) =>
  entries.map((entry, position) => ({ organisationId, position, ...entry }));

/**
 * Adds the entries of the default look-ups that the organisation lacks by name, and by minimum score for ratings. Runs
 * in a transaction of the organisation.
 */
export async function addDefaultLookups(organisationId: string): Promise<void> {
  const { likelihoods, impacts, ratings, categories } = defaultMatrix;
  await db.insert(riskLikelihood).values(ofOrganisation(organisationId, likelihoods)).onConflictDoNothing();
  await db.insert(riskImpact).values(ofOrganisation(organisationId, impacts)).onConflictDoNothing();
  await db.insert(riskRating).values(ofOrganisation(organisationId, ratings)).onConflictDoNothing();
  await db.insert(riskCategory).values(ofOrganisation(organisationId, categories)).onConflictDoNothing();
  const sources = ofOrganisation(organisationId, defaultIdentificationSources);
  await db.insert(riskIdentificationSource).values(sources).onConflictDoNothing();
  await db.insert(assetType).values(ofOrganisation(organisationId, defaultAssetTypes)).onConflictDoNothing();
}

/**
 * Makes an organisation with its features and the default look-ups; it has no members yet. Two transactions, because no
 * one role may write both: if the second fails, the organisation is there and `addDefaultLookups` completes it.
 * @throws DrizzleQueryError for a name that is taken (unique constraint `organisation_name`)
 */
export async function createOrganisation(
  database: Pick<Database, 'platform' | 'inOrganisation'>,
  { name, features }: NewOrganisation,
): Promise<{ id: string }> {
  const id = await database.platform.transaction(async (transaction) => {
    const [created] = await transaction.insert(organisation).values({ name }).returning({ id: organisation.id });
    if (created === undefined) throw new Error('An organisation could not be made');
    const rows = features.map((feature) => ({ organisationId: created.id, feature }));
    if (rows.length > 0) await transaction.insert(organisationFeature).values(rows);
    return created.id;
  });
  await database.inOrganisation({ organisationId: id, userId: '' }, () => addDefaultLookups(id));
  return { id };
}
