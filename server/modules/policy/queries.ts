import { and, sql } from 'drizzle-orm';

import { policyList as listFacts } from '#openapi/generated/lists.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest,
  ownControl,
  policy,
  policyCategory,
  policyFrequency,
  policyOwnControl,
  policyReviewer,
  policyRiskAssignment,
  policyVersion,
  record,
  risk,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { askedAfterChange } from '#server/modules/change/index.ts';
import {
  assignedPeople,
  assignedRecords,
  recordList,
  recordReader,
  until,
  type AddedValue,
} from '#server/modules/record/index.ts';

import { ofCountedVersion } from './acknowledgement/counting.ts';
import { ofFigure } from './figures.ts';

type Share = Schemas['PolicyAcknowledged'];

/** Requests that count for the versions in force, with their acknowledgements. */
export const requestsInForce = sql`${acknowledgementRequest}
  join ${policyVersion} on ${ofCountedVersion} and ${policyVersion.isInForce}
  left join ${acknowledgement} on ${eqWithinOrganisation(acknowledgement.requestId, acknowledgementRequest.id)}`;

const counted = sql<Share>`json_build_object(
  'requested', count(${acknowledgementRequest.id}), 'acknowledged', count(${acknowledgement.requestId}),
  'ofEarlierVersions', count(${acknowledgement.requestId}) filter (where ${acknowledgementRequest.countsFor} is not null))`;

/** Revoked requests count only if they were answered before. */
export const isCounted = sql`(${acknowledgementRequest.revokedAt} is null or ${acknowledgement.requestId} is not null)`;

/** How many were asked to acknowledge the version in force of each policy, and did. */
const acknowledgedShare: AddedValue<Share> = {
  ofRecord: sql`(select ${counted} from ${requestsInForce} where ${and(
    eqWithinOrganisation(acknowledgementRequest.policyId, record.id),
    isCounted,
  )})`,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; share: Share }>(sql`
      select ${acknowledgementRequest.policyId} as id, ${counted} as share from ${requestsInForce}
      where ${acknowledgementRequest.policyId} = any(${sql.param(ids)}::uuid[]) and ${isCounted}
      group by ${acknowledgementRequest.policyId}`);
    return new Map(rows.map(({ id, share }) => [id, share]));
  },
  none: { requested: 0, acknowledged: 0, ofEarlierVersions: 0 },
};

type Coming = Schemas['ComingVersion'] | null;

/** The newest approved version of a policy, if it is not in force yet: it waits for the day from which the policy applies. */
const coming = sql`policy_version as coming where coming.status = 'APPROVED' and not coming.is_in_force and coming.in_force_from is null
  and not exists (select from policy_version as newer where newer.organisation_id = coming.organisation_id
    and newer.policy_id = coming.policy_id and newer.status = 'APPROVED'
    and (newer.major, newer.minor) > (coming.major, coming.minor))`;

const comingShown = sql`json_build_object('number', coming.major || '.' || coming.minor, 'on', ${policy.effectiveOn})`;

/** The version that will take the place of the one in force. */
const comingVersion: AddedValue<Coming> = {
  ofRecord: sql<Coming>`(select ${comingShown} from ${coming} and coming.organisation_id = ${policy.organisationId}
    and coming.policy_id = ${policy.id} and ${policy.effectiveOn} is not null)`,
  async ofMany(ids) {
    const { rows } = await db.execute<{ id: string; coming: Coming }>(sql`
      select ${policy.id} as id, found.coming from ${policy}, lateral (
        select ${comingShown} as coming from ${coming} and coming.organisation_id = ${policy.organisationId}
          and coming.policy_id = ${policy.id}) as found
      where ${policy.id} = any(${sql.param(ids)}::uuid[]) and ${policy.effectiveOn} is not null`);
    return new Map(rows.map(({ id, coming: found }) => [id, found]));
  },
  none: null,
};

export const policyReader = recordReader(
  policy,
  { category: policyCategory, frequency: policyFrequency, owner: userAccount, approver: userAccount },
  {
    reviewers: assignedPeople(policy, policyReviewer),
    risks: assignedRecords(policy, policyRiskAssignment, risk),
    ownControls: assignedRecords(policy, policyOwnControl, ownControl),
    acknowledgement: acknowledgedShare,
    comingVersion,
  },
);

/** Live policies as listed by the register. */
export const policyList = recordList(listFacts, policyReader, {
  sorts: {},
  filters: { nextReviewBy: until(policy.nextReviewOn), figure: ofFigure, afterChange: askedAfterChange(policy.id) },
});
