import { randomUUID } from 'node:crypto';

import { desc, eq } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { secureLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newLink } from '#server/modules/secure-link/index.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { Person, TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

import { inDays, within } from './assessment-samples.ts';

/** An organisation with someone who has every right there. */
interface Place {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
  readonly owner: Person;
}

const post = ({ owner, organisation }: Place, path: string, body: object) =>
  owner.call(path, { method: 'POST', body, organisation: organisation.id });

/** Someone who is asked for evidence by a link, with what they are sent. */
export interface AskedByLink {
  readonly evidenceId: string;
  readonly contactId: string;
  readonly linkId: string;
  readonly token: string;
  /** Of the operations of the link. */
  readonly path: string;
}

/** A link for someone who was asked, without a mail. */
export async function evidenceLinkFor(
  place: Place,
  { evidenceId, contactId }: Pick<AskedByLink, 'evidenceId' | 'contactId'>,
  expiresAt = new Date(Date.now() + 30 * 86_400_000),
): Promise<AskedByLink> {
  const { token, linkId } = await within(place, async () => {
    const made = await newLink(
      { kind: 'evidence', recordId: evidenceId, holderId: contactId },
      { expiresAt, endZone: 'UTC' },
    );
    const [link] = await db
      .select({ id: secureLink.id })
      .from(secureLink)
      .where(eq(secureLink.contactId, contactId))
      .orderBy(desc(secureLink.createdAt))
      .limit(1);
    return { token: made, linkId: link?.id ?? '' };
  });
  return { evidenceId, contactId, linkId, token, path: `/api/public/evidence/secure/${token}` };
}

/** A piece of evidence. @returns its id */
export const newEvidence = async (place: Place, title = `Evidence ${randomUUID()}`): Promise<string> =>
  textAt((await post(place, '/api/evidence', { title, madeOn: '2026-01-31' })).body, 'data.id');

/** Someone who is asked for a piece of evidence of their own, with a link. */
export async function askedByLink(
  place: Place,
  title?: string,
  input: Partial<Schemas['EvidenceContactInput']> = {},
): Promise<AskedByLink> {
  const evidenceId = await newEvidence(place, title);
  const body = { email: `${randomUUID()}@example.org`, expiresOn: inDays(30), ...input };
  const answer = await post(place, `/api/evidence/${evidenceId}/contacts`, body);
  return evidenceLinkFor(place, { evidenceId, contactId: textAt(answer.body, 'data.id') });
}

/** Adds a file with a link. */
export const addGivenFile = (
  { server }: Pick<Place, 'server'>,
  { path }: Pick<AskedByLink, 'path'>,
  name = 'report.txt',
  raw = 'A report',
) => server.call(`${path}/files?${new URLSearchParams({ name })}`, { method: 'POST', headers: fileType, raw });

/** Gives what was added with a link. */
export const giveWith = (
  { server }: Pick<Place, 'server'>,
  { token }: Pick<AskedByLink, 'token'>,
  given: object = { madeOn: '2026-02-28' },
) =>
  server.call('/api/public/evidence/give', {
    method: 'POST',
    headers: { 'x-link-token': token },
    body: { token, ...given },
  });

/** Someone who has given a file. */
export async function givenByLink(place: Place, title?: string, name?: string): Promise<AskedByLink> {
  const asked = await askedByLink(place, title);
  await addGivenFile(place, asked, name);
  await giveWith(place, asked);
  return asked;
}

/** The people who were asked for a piece of evidence, as its organisation sees them. */
export const contactsNow = async ({ owner, organisation }: Place, evidenceId: string) =>
  (await owner.call(`/api/evidence/${evidenceId}/contacts`, { organisation: organisation.id })).body;

/** The version of the only person who was asked. */
export const contactVersion = async (place: Place, evidenceId: string): Promise<number> =>
  numberAt(await contactsNow(place, evidenceId), 'data.0.version');

/** Takes an action on the only person who was asked. */
export async function changeContact(place: Place, { evidenceId, contactId }: AskedByLink, change: object) {
  const version = await contactVersion(place, evidenceId);
  return post(place, `/api/evidence-contact/${contactId}/change`, { version, ...change });
}
