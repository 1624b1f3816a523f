import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { jobQueue } from '#server/database/job-tables.ts';
import { identityUsers, membership, notification, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { totpCode, totpStep } from '#server/identity/totp.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, type Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

/** Deletes the person's second factor, so that any code of the next one is unused. */
const forgetSecondFactor = ({ server }: Place, { subject }: Person) =>
  server.database.identity
    .update(identityUsers)
    .set({ totpSecret: null, totpPendingSecret: null, totpLastStep: null })
    .where(eq(identityUsers.id, subject));

/** Starts enrolling a second factor for the person; the codes of its app by step from now. */
async function beginSecondFactor(place: Place, who: Person): Promise<(step: number) => string> {
  await forgetSecondFactor(place, who);
  const { secret } = await place.server.identity.secondFactor.begin({ userId: who.subject, sessionId: who.sessionId });
  const now = totpStep(Date.now());
  return (step) => totpCode(secret, now + step);
}

/** A notification with the same id for the person in each of their organisations, about an existing record. */
export async function newNotification(
  { server: { database }, marker }: Place,
  { id: recipientId }: Person,
): Promise<string> {
  const id = randomUUID();
  const own = await database.platform.select().from(membership).where(eq(membership.userId, recipientId));
  for (const { organisationId } of own) {
    await database.inOrganisation({ organisationId, userId: '' }, async () => {
      const text = { title: marker, searchText: marker };
      await db.insert(record).values({ organisationId, id, kind: 'risk', ref: `N-${id}`, ...text });
      const content = { kind: 'updated', title: marker, description: `Of "${marker}"` } as const;
      await db
        .insert(notification)
        .values({ organisationId, id, recipientId, ...content, entityType: 'risk', entityId: id });
    });
  }
  return id;
}

/** Inputs of an activity log. */
export const logQuery = async ({ owner, marker }: Place) => ({
  query: {
    search: marker,
    actorId: [owner.id],
    action: ['CREATE' as const, 'READ' as const],
    entityType: 'risk',
    from: '2026-01-01T00:00:00Z',
    to: '2126-01-01T00:00:00+01:00',
    sortId: 'actor' as const,
    desc: true,
  },
});

/** An account pending approval. */
export async function newAccount(
  { server, marker }: Place,
  state: { readonly active?: boolean } = {},
): Promise<{ id: string; version: number; name: string }> {
  const subject = randomUUID();
  const account = {
    issuer: 'test',
    subject,
    email: `${subject}@example.com`,
    name: `${marker} ${subject.slice(0, 8)}`,
  };
  const [row] = await server.database.platform
    .insert(userAccount)
    .values({ ...account, ...state })
    .returning({ id: userAccount.id, version: userAccount.version, name: userAccount.name });
  if (row === undefined) throw new Error('No account was made');
  return row;
}

/** An organisation that the person is a member of without any rights. */
export async function ownOrganisation({ server }: Place, { id: userId }: Person): Promise<string> {
  const { id: organisationId } = await addOrganisation(server, []);
  await server.database.platform.insert(membership).values({ organisationId, userId, role: 'ORG_VIEWER' });
  return organisationId;
}

/** A job that has failed for good. */
export async function newFailedJob({ server }: Place): Promise<string> {
  const { rows } = await server.database.jobs.executeSql(
    `insert into pgboss.job (name, data, state, completed_on, output)
     values ($1, '{"job": "mail-code"}', 'failed', now(), '{"message": "Error: the mail server is down"}') returning id`,
    [jobQueue],
  );
  return textAt(rows, '0.id');
}

export const nothing = async () => ({});

/** Valid inputs of the operations of `Accounts`. */
export const accountFixtures = {
  'Accounts.me': nothing,
  'Accounts.refresh': nothing,
  'Accounts.organisations': nothing,
  'Accounts.sessions': nothing,
  'Accounts.revokeSession': async (_place, who) => ({ path: { id: (await who.signInAgain()).sessionId } }),
  'Accounts.beginSecondFactor': async (place, who) => {
    await forgetSecondFactor(place, who);
    return {};
  },
  'Accounts.confirmSecondFactor': async (place, who) => ({ body: { code: (await beginSecondFactor(place, who))(0) } }),
  'Accounts.removeSecondFactor': async (place, who) => {
    const codeAt = await beginSecondFactor(place, who);
    await place.server.identity.secondFactor.confirm({ userId: who.subject, sessionId: who.sessionId }, codeAt(-1));
    return { body: { code: codeAt(0) } };
  },
} satisfies FixturesOf<'Accounts'>;
