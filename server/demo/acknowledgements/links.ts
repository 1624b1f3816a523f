import { asc, eq, like } from 'drizzle-orm';

import { acknowledgementState } from '#domain/acknowledgement-state.ts';
import type { Database } from '#server/database/database.ts';
import {
  acknowledgement,
  acknowledgementRequest,
  organisation,
  policyVersion,
  secureLink,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';

import type { DemoOrganisationName } from '../organisations.ts';

const day = 86_400_000;
const demoOrganisation: DemoOrganisationName = 'Harbour Logistics';

/** A link of the demo, printed at start. */
export interface DemoLinkPage {
  /** What it shows. */
  readonly about: string;
  readonly path: string;
}

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
  const { openedAt, revokedAt, expiresAt } = request;
  const textOf = (at: Date | null) => at?.toISOString() ?? null;
  const instants = {
    openedAt: textOf(openedAt),
    acknowledgedAt: textOf(acknowledgedAt),
    revokedAt: textOf(revokedAt),
    expiresAt: expiresAt.toISOString(),
  };
  return acknowledgementState(instants, Date.now());
}

/** The pages that testers look for. What one start opened, someone may have acknowledged before the next. */
const wanted = [
  { about: 'open', states: ['REQUESTED', 'OPENED'] },
  { about: 'acknowledged', states: ['ACKNOWLEDGED'] },
  { about: 'expired', states: ['EXPIRED'] },
];

async function addLinks(): Promise<DemoLinkPage[]> {
  const found = await demoRequests();
  const made: DemoLinkPage[] = [];
  for (const { about, states } of wanted) {
    const one = found.find((each) => states.includes(stateOf(each)));
    if (one === undefined) continue;
    const { organisationId, policyId: recordId, id: requestId, expiresAt } = one.request;
    const token = newToken();
    await db.insert(secureLink).values({
      organisationId,
      kind: 'policy',
      recordId,
      requestId,
      tokenHash: tokenHash(token),
      // An acknowledgement stays to be seen, however long ago its request was made.
      expiresAt: one.acknowledgedAt === null ? expiresAt : new Date(Date.now() + 30 * day),
    });
    made.push({ about, path: `/policy/secure/${token}` });
  }
  return made;
}

/**
 * Makes a link for a request of the demo in each state that has a page of its own. The tokens are new each time, because
 * only their hashes are stored.
 */
export async function addDemoLinks(database: Database): Promise<DemoLinkPage[]> {
  const [found] = await database.platform
    .select({ organisationId: organisation.id })
    .from(organisation)
    .where(eq(organisation.name, demoOrganisation));
  return found === undefined ? [] : database.inOrganisation({ ...found, userId: '' }, addLinks);
}
