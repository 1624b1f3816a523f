import { sql } from 'drizzle-orm';

import {
  acknowledgement,
  acknowledgementRequest as request,
  policy,
  policyReview,
  policyReviewer,
  policyVersion,
  policyVersionAuthor,
} from '#server/database/schema/index.ts';

import type { WaitingSource } from '../source.ts';

const versionNumber = sql`'Version ' || ${policyVersion.major} || '.' || ${policyVersion.minor}`;

const underReview = sql`${policy} join ${policyVersion} on ${policyVersion.policyId} = ${policy.id}
  and ${policyVersion.status} = 'REVIEW'`;

/** Reviewers who have given no verdict on the version as it is now. */
export const reviews: WaitingSource = {
  kind: 'policy',
  waitingFor: ({ id }) => sql`select ${policyVersion.id}, ${policy.id}, ${versionNumber}, null::date
    from ${underReview} join ${policyReviewer} on ${policyReviewer.policyId} = ${policy.id}
      and ${policyReviewer.personId} = ${id}
    where not exists (select from ${policyReview} where ${policyReview.versionId} = ${policyVersion.id}
      and ${policyReview.reviewerId} = ${id} and not ${policyReview.isVoid})`,
};

/** Nobody approves what they have written. */
export const approvals: WaitingSource = {
  kind: 'policy',
  waitingFor: ({ id }) => sql`select ${policyVersion.id}, ${policy.id}, ${versionNumber}, null::date
    from ${underReview}
    where ${policy.approverId} = ${id} and not exists (select from ${policyVersionAuthor}
      where ${policyVersionAuthor.versionId} = ${policyVersion.id} and ${policyVersionAuthor.personId} = ${id})`,
};

/** A request that can still be answered (`domain/policy/acknowledgement-state.ts`). */
export const isOpenRequest = sql`(${request.revokedAt} is null and ${request.supersededAt} is null
  and ${request.expiresAt} > now() and not exists (
    select from ${acknowledgement} where ${acknowledgement.requestId} = ${request.id}))`;

/** The last day of a link ends with that day where it was meant: the instant itself is of the next one (decision 100). */
const lastDay = sql`((${request.expiresAt} - interval '1 millisecond') at time zone ${request.endZone})::date`;

export const acknowledgements: WaitingSource = {
  kind: 'policy',
  isByAddress: true,
  waitingFor: ({ address }) => sql`select ${request.id}, ${request.policyId}, ${versionNumber}, ${lastDay}
    from ${request} join ${policyVersion} on ${policyVersion.id} = ${request.versionId}
    where ${request.email} = ${address} and ${isOpenRequest}`,
};
