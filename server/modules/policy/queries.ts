import { and, eq, sql } from 'drizzle-orm';

import { policyList as listFacts } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest,
  policy,
  policyCategory,
  policyFrequency,
  policyReviewer,
  policyRiskAssignment,
  policyVersion,
  record,
  risk,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  assignedPeople,
  assignedRecords,
  recordList,
  recordReader,
  until,
  type AddedValue,
} from '#server/modules/record/index.ts';

import { ofFigure } from './figures.ts';

type Share = Schemas['AcknowledgedShare'];

/** Requests for the versions in force that were not revoked, with their acknowledgements. */
export const requestsInForce = sql`${acknowledgementRequest}
  join ${policyVersion} on ${and(
    eq(policyVersion.organisationId, acknowledgementRequest.organisationId),
    eq(policyVersion.id, acknowledgementRequest.versionId),
    policyVersion.isInForce,
  )}
  left join ${acknowledgement} on ${and(
    eq(acknowledgement.organisationId, acknowledgementRequest.organisationId),
    eq(acknowledgement.requestId, acknowledgementRequest.id),
  )}`;

const counted = sql<Share>`json_build_object(
  'requested', count(${acknowledgementRequest.id}), 'acknowledged', count(${acknowledgement.requestId}))`;

/** Revoked requests count only if they were answered before. */
export const isCounted = sql`(${acknowledgementRequest.revokedAt} is null or ${acknowledgement.requestId} is not null)`;

/** How many were asked to acknowledge the version in force of each policy, and did. */
const acknowledgedShare: AddedValue<Share> = {
  ofRecord: sql`(select ${counted} from ${requestsInForce} where ${and(
    eq(acknowledgementRequest.organisationId, record.organisationId),
    eq(acknowledgementRequest.policyId, record.id),
    isCounted,
  )})`,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; share: Share }>(sql`
      select ${acknowledgementRequest.policyId} as id, ${counted} as share from ${requestsInForce}
      where ${acknowledgementRequest.policyId} = any(${sql.param(ids)}::uuid[]) and ${isCounted}
      group by ${acknowledgementRequest.policyId}`);
    return new Map(rows.map(({ id, share }) => [id, share]));
  },
  none: { requested: 0, acknowledged: 0 },
};

export const policyReader = recordReader(
  policy,
  { category: policyCategory, frequency: policyFrequency, owner: userAccount, approver: userAccount },
  {
    reviewers: assignedPeople(policy, policyReviewer),
    risks: assignedRecords(policy, policyRiskAssignment, risk),
    acknowledgement: acknowledgedShare,
  },
);

/** Live policies as listed by the register. */
export const policyList = recordList(listFacts, policyReader, {
  sorts: {},
  filters: { nextReviewBy: until(policy.nextReviewOn), figure: ofFigure },
});
