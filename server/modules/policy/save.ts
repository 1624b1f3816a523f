import type { Schemas } from '#server/contract/types.ts';
import {
  organisationPerson,
  policy,
  policyReviewer,
  policyRiskAssignment,
  policyVersion,
  risk,
} from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { assign, saveRows, type SavedRecord } from '#server/modules/record/index.ts';

type PolicyInput = Required<Schemas['PolicyInput']>;

const savePolicyRows = saveRows(policy);

/** The policy's own columns, from the user's input. */
const columnsOf = ({ title: _title, reviewerIds: _reviewers, riskIds: _risks, ...input }: PolicyInput) => input;

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

/** Inserts or updates policies beside their records. */
export async function savePolicies(records: readonly SavedRecord<PolicyInput>[]): Promise<void> {
  await savePolicyRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  const chosen = (field: 'reviewerIds' | 'riskIds') =>
    records.flatMap(({ key, chosen: { [field]: ids } }) => (ids === undefined ? [] : [{ key, ids }]));
  await Promise.all([
    startVersions(records),
    assign(policy, policyReviewer, organisationPerson, chosen('reviewerIds')),
    assign(policy, policyRiskAssignment, risk, chosen('riskIds')),
  ]);
}
