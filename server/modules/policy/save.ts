import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import {
  organisationPerson,
  ownControl,
  policy,
  policyOwnControl,
  policyReviewer,
  policyRiskAssignment,
  policyVersion,
  record,
  risk,
} from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { assign, chosenIn, saveRows, tell, type SavedRecord } from '#server/modules/record/index.ts';

import { bringIntoForce } from './versions/in-force.ts';

type PolicyInput = Required<Schemas['PolicyInput']>;

const savePolicyRows = saveRows(policy);

/** The policy's own columns, from the user's input. */
const columnsOf = ({
  title: _title,
  reviewerIds: _reviewers,
  riskIds: _risks,
  ownControlIds: _controls,
  ...input
}: PolicyInput) => input;

/** Starts the first version of new policies; those of others are left as they are. */
async function startVersions(records: readonly SavedRecord<PolicyInput>[]): Promise<void> {
  const { userId } = scopeOfTransaction();
  await db
    .insert(policyVersion)
    .values(
      records.map(({ key: { organisationId, id } }) => ({
        organisationId,
        policyId: id,
        major: 1,
        minor: 0,
        changeLog: 'First version',
        createdBy: userId,
      })),
    )
    .onConflictDoNothing();
}

/** Asks those who become reviewers of a version that is under review already. */
async function askNewReviewers(records: readonly SavedRecord<PolicyInput>[]): Promise<void> {
  const chosen = records.flatMap(({ key: { id }, chosen: { reviewerIds } }) =>
    reviewerIds === undefined ? [] : [{ id, reviewerIds: reviewerIds.map((personId) => personId.toLowerCase()) }],
  );
  if (chosen.length === 0) return;
  const reviewed = await db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      reviewerIds: sql<string[]>`array(select ${policyReviewer.personId} from ${policyReviewer}
        where ${eqWithinOrganisation(policyReviewer.policyId, policy.id)})`,
    })
    .from(policy)
    .innerJoin(record, eqWithinOrganisation(record.id, policy.id))
    .where(
      and(
        eq(policy.status, 'REVIEW'),
        inArray(
          policy.id,
          chosen.map(({ id }) => id),
        ),
      ),
    );
  await tell(
    reviewed.map(({ entity, reviewerIds }) => ({
      kind: 'reviewRequested' as const,
      entityType: 'policy' as const,
      entity,
      recipients: (chosen.find(({ id }) => id === entity.id)?.reviewerIds ?? []).filter(
        (id) => !reviewerIds.includes(id),
      ),
      title: 'Policy to review',
      describe: (what: string) => `You are asked for a review of ${what}.`,
    })),
  );
}

/** Inserts or updates policies beside their records. */
export async function savePolicies(records: readonly SavedRecord<PolicyInput>[]): Promise<void> {
  await askNewReviewers(records);
  await savePolicyRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await Promise.all([
    startVersions(records),
    assign(policy, policyReviewer, organisationPerson, chosenIn(records, 'reviewerIds')),
    assign(policy, policyRiskAssignment, risk, chosenIn(records, 'riskIds')),
    assign(policy, policyOwnControl, ownControl, chosenIn(records, 'ownControlIds')),
  ]);
  const days = records.filter(({ chosen: { effectiveOn } }) => effectiveOn !== undefined);
  // Whose first day is moved to today applies at once.
  if (days.length > 0)
    await bringIntoForce(
      inArray(
        policy.id,
        days.map(({ key: { id } }) => id),
      ),
    );
}
