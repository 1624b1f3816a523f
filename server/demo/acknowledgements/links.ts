import { asc, eq, like } from 'drizzle-orm';

import { acknowledgementState } from '#domain/policy/acknowledgement-state.ts';
import { acknowledgement, acknowledgementRequest, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endInDays, newLink } from '#server/modules/secure-link/index.ts';

import type { DemoLinkPage } from '../link-page.ts';

/** The demo's requests for versions that are in force, in an order that no start changes. */
const demoRequests = () =>
  db
    .select({ request: acknowledgementRequest, acknowledgedAt: acknowledgement.at })
    .from(acknowledgementRequest)
    .innerJoin(policyVersion, eq(policyVersion.id, acknowledgementRequest.versionId))
    .leftJoin(acknowledgement, eq(acknowledgement.requestId, acknowledgementRequest.id))
    .where(like(acknowledgementRequest.email, '%@example.org'))
    .orderBy(asc(acknowledgementRequest.requestedAt), asc(acknowledgementRequest.email));

type Found = Awaited<ReturnType<typeof demoRequests>>[number];

function stateOf({ request, acknowledgedAt }: Found) {
  const { openedAt, revokedAt, supersededAt, expiresAt } = request;
  const textOf = (at: Date | null) => at?.toISOString() ?? null;
  const instants = {
    openedAt: textOf(openedAt),
    acknowledgedAt: textOf(acknowledgedAt),
    revokedAt: textOf(revokedAt),
    supersededAt: textOf(supersededAt),
    expiresAt: expiresAt.toISOString(),
  };
  return acknowledgementState(instants, Date.now());
}

/** The pages that testers look for. What one start opened, someone may have acknowledged before the next. */
const wanted = [
  { about: 'Policy, open', states: ['REQUESTED', 'OPENED'] },
  { about: 'Policy, acknowledged', states: ['ACKNOWLEDGED'] },
  { about: 'Policy, expired', states: ['EXPIRED'] },
];

/** Makes a link for a request of the demo in each state that has a page of its own. */
export async function addPolicyLinks(): Promise<DemoLinkPage[]> {
  const found = await demoRequests();
  const made: DemoLinkPage[] = [];
  for (const { about, states } of wanted) {
    const one = found.find((each) => states.includes(stateOf(each)));
    if (one === undefined) continue;
    const { policyId: recordId, id: requestId, expiresAt, endZone } = one.request;
    // An acknowledgement stays to be seen, however long ago its request was made.
    const end = one.acknowledgedAt === null ? { expiresAt, endZone } : await endInDays(30);
    const token = await newLink({ kind: 'policy', recordId, holderId: requestId }, end);
    made.push({ about, path: `/policy/secure/${token}` });
  }
  return made;
}
