import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { acknowledgementRequest, policyVersion, secureLink, type FrozenFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';
import { contentHash } from '#server/modules/policy/versions/content-hash.ts';
import { textAt } from '#tests/server/identity/support.ts';
import type { Person, TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

/** An organisation with someone who has every right there. */
interface Place {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
  readonly owner: Person;
}

const within = <T>({ server: { database }, organisation, owner }: Place, work: () => Promise<T>) =>
  database.inOrganisation({ organisationId: organisation.id, userId: owner.id }, work);

interface NewVersion {
  readonly content?: string;
  readonly changeLog?: string;
  readonly generationMethod?: 'MANUAL' | 'AI' | 'FILE' | 'URL';
  readonly sourceUrl?: string;
  readonly files?: readonly FrozenFile[];
}

/** A policy of whose versions none is approved yet. */
export async function newPolicy({ owner, organisation }: Place, fields: object = {}): Promise<string> {
  const body = { title: `Policy ${randomUUID()}`, ...fields };
  const answer = await owner.call('/api/policy', { method: 'POST', body, organisation: organisation.id });
  return textAt(answer.body, 'data.id');
}

/** Puts a version into force, as an approval does, and returns its id. */
export async function approveVersion(
  place: Place,
  policyId: string,
  { content = '<p>Lock your screen.</p>', sourceUrl = '', files = [], ...given }: NewVersion = {},
): Promise<string> {
  const organisationId = place.organisation.id;
  return within(place, async () => {
    const versions = await db.select().from(policyVersion).where(eq(policyVersion.policyId, policyId));
    const open = versions.find(({ status }) => status !== 'APPROVED');
    await db.update(policyVersion).set({ isInForce: false }).where(eq(policyVersion.policyId, policyId));
    const id = open?.id ?? randomUUID();
    if (open === undefined)
      await db.insert(policyVersion).values({ organisationId, id, policyId, major: versions.length + 1, minor: 0 });
    const said = { content, sourceUrl, files: [...files] };
    await db
      .update(policyVersion)
      .set({ ...said, ...given, status: 'APPROVED', isInForce: true, sha256: contentHash(said) })
      .where(eq(policyVersion.id, id));
    return id;
  });
}

export interface GivenLink {
  readonly token: string;
  readonly linkId: string;
  readonly requestId: string;
  readonly policyId: string;
  readonly path: string;
}

interface NewLink {
  readonly policyId: string;
  readonly versionId: string;
  readonly email?: string;
  readonly expiresAt?: Date;
  readonly kind?: string;
}

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000);

/** A request to acknowledge a version, with a link. */
export async function requestAcknowledgement(
  place: Place,
  { policyId, versionId, email = 'ada@example.com', expiresAt = nextMonth(), kind = 'policy' }: NewLink,
): Promise<GivenLink> {
  const organisationId = place.organisation.id;
  const ids = { linkId: randomUUID(), requestId: randomUUID() };
  const token = newToken();
  await within(place, async () => {
    await db.insert(acknowledgementRequest).values({
      organisationId,
      id: ids.requestId,
      policyId,
      versionId,
      email,
      expiresAt,
      requestedBy: place.owner.id,
      reminderDays: 0,
    });
    await db.insert(secureLink).values({
      organisationId,
      id: ids.linkId,
      kind,
      recordId: policyId,
      requestId: ids.requestId,
      expiresAt,
      tokenHash: tokenHash(token),
    });
  });
  return { ...ids, token, policyId, path: `/api/public/policy/secure/${token}` };
}

/** A policy in force, sent to someone. */
export async function newLink(
  place: Place,
  { fields, version, ...link }: { fields?: object; version?: NewVersion } & Partial<NewLink> = {},
): Promise<GivenLink> {
  const policyId = await newPolicy(place, fields);
  const versionId = await approveVersion(place, policyId, version);
  return requestAcknowledgement(place, { policyId, versionId, ...link });
}

/** Revokes a link, or with it its request. */
export async function revoke(place: Place, { linkId, requestId }: GivenLink, what: 'link' | 'request'): Promise<void> {
  const revokedAt = new Date();
  await within(place, async () => {
    if (what === 'link') await db.update(secureLink).set({ revokedAt }).where(eq(secureLink.id, linkId));
    else await db.update(acknowledgementRequest).set({ revokedAt }).where(eq(acknowledgementRequest.id, requestId));
  });
}

export { within };
