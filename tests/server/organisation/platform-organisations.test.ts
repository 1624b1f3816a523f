import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { presetOf } from '#domain/people/presets.ts';
import { membershipPermission, organisation, platformActivity, riskCategory } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { organisationJobs } from '#server/modules/platform-organisation/slow-work/jobs.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import {
  addOrganisation,
  addPerson,
  addStranger,
  type Person,
  type TestOrganisation,
} from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { inviteThem, post, runInvitationJob, tokenIn, viewer } from './invitations.ts';

const server = shared(startTestServer);
const admin = shared(() => addPerson(server, { platform: { role: 'ADMIN', level: 'DELETE' } }));
const editor = shared(() => addPerson(server, { platform: { role: 'ADMIN', level: 'EDIT' } }));

const features = ['RISK', 'USERS', 'POLICY'] as const;
const created = async (body: object = {}) => {
  const name = `Created ${randomUUID()}`;
  const administratorEmail = `first-${randomUUID()}@example.com`;
  const answer = await post(admin, '/api/admin/organisation', { name, features, administratorEmail, ...body });
  return { answer, name, administratorEmail, id: answer.status === 201 ? textAt(answer.body, 'data.id') : '' };
};
const details = (id: string) => admin.call(`/api/admin/organisation/${id}`);
const step = async (id: string, body: object, person: Person = admin) => {
  const version = numberAt((await details(id)).body, 'data.version');
  return post(person, `/api/admin/organisation/${id}/state`, { version, ...body });
};
const suspend = (id: string) => step(id, { action: 'SUSPEND', reason: 'Unpaid since March' });
const withMember = async () => {
  const organisation_ = await addOrganisation(server);
  const member = await addPerson(server, { in: [{ organisation: organisation_, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return { organisation: organisation_, member };
};
const accept = (person: Pick<Person, 'call'>, token: string) => post(person, '/api/invitation/accept', { token });

async function mailsOf(id: string, action: string): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void sent.push(message), close: () => Promise.resolve() };
  const { database, files } = server;
  const jobs = organisationJobs({
    database,
    files,
    mail,
    log: quiet,
    origin: 'https://attest.test',
    productName: 'Attest',
  });
  const job = jobs.find((one) => one.job.name === 'mail-organisation-state');
  if (job?.of !== 'platform') throw new Error('There is no such job');
  const context = { id: randomUUID(), attempt: 1, signal: new AbortController().signal };
  await job.run({ organisationId: id, action, version: 2 }, context);
  return sent;
}

describe('an organisation that the platform creates', () => {
  test('has its features, the usual look-ups, and an invitation by which its administrator comes in with every right', async () => {
    const { answer, id, name, administratorEmail } = await created();
    expect(answer.status).toBe(201);
    const shown = at((await details(id)).body, 'data');
    expect(shown).toMatchObject({
      name,
      state: 'ACTIVE',
      features: ['POLICY', 'RISK', 'USERS'],
      memberCount: 0,
      recordCount: 0,
      storedBytes: 0,
      lastUsedAt: null,
      administrators: [],
      invitations: [{ email: administratorEmail, status: 'PENDING', mail: 'DUE' }],
    });
    const categories = await server.database.inOrganisation({ organisationId: id, userId: '' }, () =>
      db.$count(riskCategory),
    );
    expect(categories).toBeGreaterThan(0);

    const [mail] = await runInvitationJob({ server, organisation: { id, name } });
    expect(mail).toMatchObject({ to: administratorEmail, subject: expect.stringContaining(name) });
    expect(mail?.text).toContain(`Attest invites you to join ${name} on Attest with the role Org Admin`);
    const newcomer = await addStranger(server, administratorEmail);
    const accepted = await accept(newcomer, tokenIn(mail));
    expect(accepted.status).toBe(200);
    expect(at(accepted.body, 'data')).toMatchObject({ role: 'ORG_ADMIN', reduced: false });
    const own = await newcomer.call('/api/auth/organisations-and-permissions');
    const [membership] = [at(own.body, 'data.organisations.0')];
    expect(membership).toMatchObject({
      role: 'ORG_ADMIN',
      featurePermissions: presetOf('ORG_ADMIN', ['POLICY', 'RISK', 'USERS']),
    });
    expect(at((await details(id)).body, 'data')).toMatchObject({
      memberCount: 1,
      administrators: [{ email: administratorEmail, inUse: true }],
      invitations: [{ status: 'ACCEPTED' }],
    });
    const log = await server.database.platform.select().from(platformActivity).where(eq(platformActivity.entityId, id));
    expect(log.map(({ action, actorId }) => ({ action, actorId }))).toEqual([{ action: 'CREATE', actorId: admin.id }]);
  });

  test('is refused with a name that another has, and nobody is invited', async () => {
    const { name } = await created();
    const { answer } = await created({ name });
    expect(answer.status).toBe(409);
    expect(at(answer.body, 'errors')).toEqual([{ field: 'name', message: 'Another organisation has this name' }]);
  });

  test('gets its administrator’s invitation again at most three times a day, and none for a member', async () => {
    const { id, administratorEmail: email } = await created();
    const invite = () => post(admin, `/api/admin/organisation/${id}/administrator`, { email });
    const answers = [await invite(), await invite(), await invite(), await invite()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
    const { organisation: other, member } = await withMember();
    const refused = await post(admin, `/api/admin/organisation/${other.id}/administrator`, { email: member.email });
    expect(refused.status).toBe(409);
  });
});

describe('a feature that is granted', () => {
  test('brings its administrators every right to it, and one that is taken away is closed at once', async () => {
    const { id, name, administratorEmail } = await created({ features: ['USERS', 'RISK'] });
    const [mail] = await runInvitationJob({ server, organisation: { id, name } });
    const newcomer = await addStranger(server, administratorEmail);
    await accept(newcomer, tokenIn(mail));
    const change = async (list: readonly string[]) => {
      const version = numberAt((await details(id)).body, 'data.version');
      return admin.call(`/api/admin/organisation/${id}`, { method: 'PATCH', body: { version, features: list } });
    };
    expect((await change(['USERS', 'POLICY'])).status).toBe(200);
    const status = async (path: string) => (await newcomer.call(path, { organisation: id })).status;
    expect([await status('/api/policy'), await status('/api/risk')]).toEqual([200, 403]);
    const rows = await server.database.platform
      .select()
      .from(membershipPermission)
      .where(eq(membershipPermission.organisationId, id));
    expect(rows.map(({ feature, level }) => `${feature} ${level}`).toSorted()).toEqual([
      'POLICY DELETE',
      'RISK DELETE',
      'USERS DELETE',
    ]);
  });
});

describe('a suspended organisation', () => {
  const risk = (member: Person, { id }: TestOrganisation) =>
    member.call('/api/risk', { method: 'POST', organisation: id, body: { title: 'Flooded cellar' } });

  test('is read by its members and changed by nobody, with the reason, until it is resumed', async () => {
    const { organisation: own, member } = await withMember();
    expect((await suspend(own.id)).status).toBe(200);
    expect((await member.call('/api/risk', { organisation: own.id })).status).toBe(200);
    const refused = await risk(member, own);
    expect(refused.status).toBe(403);
    const read = await member.call('/api/notifications/mark-all-as-read', { method: 'PATCH', organisation: own.id });
    expect([403, 404]).toContain(read.status);
    const memberships = await member.call('/api/auth/organisations-and-permissions');
    expect(at(memberships.body, 'data.organisations.0.organisation')).toMatchObject({
      state: 'SUSPENDED',
      stateReason: 'Unpaid since March',
      eraseAt: null,
    });
    const held = at(memberships.body, 'data.organisations.0.featurePermissions');
    expect(held).toEqual(expect.arrayContaining([{ feature: 'RISK', permission: 'VIEW' }]));
    expect(JSON.stringify(held)).not.toContain('DELETE');
    expect((await step(own.id, { action: 'RESUME' })).status).toBe(200);
    expect((await risk(member, own)).status).toBe(201);
  });

  test('admits nobody by an invitation that was sent before', async () => {
    const { organisation: own, member } = await withMember();
    const email = `late-${randomUUID()}@example.com`;
    await inviteThem(member, email, viewer);
    const [mail] = await runInvitationJob({ server, organisation: own });
    await suspend(own.id);
    const newcomer = await addStranger(server, email);
    expect((await accept(newcomer, tokenIn(mail))).status).toBe(403);
  });

  test('is told to its administrators by mail', async () => {
    const { organisation: own, member } = await withMember();
    await suspend(own.id);
    const sent = await mailsOf(own.id, 'SUSPEND');
    expect(sent.map(({ to }) => to)).toEqual([member.email]);
    expect(sent[0]?.text).toContain('Unpaid since March');
  });

  test('needs a reason, and the version that was read', async () => {
    const { organisation: own } = await withMember();
    const without = await step(own.id, { action: 'SUSPEND', reason: ' ' });
    expect([without.status, at(without.body, 'errors.0.field')]).toEqual([400, 'reason']);
    const stale = await post(admin, `/api/admin/organisation/${own.id}/state`, {
      version: 9,
      action: 'SUSPEND',
      reason: 'x',
    });
    expect([stale.status, at(stale.body, 'current.version')]).toEqual([409, 1]);
  });
});

describe('an organisation that is closed', () => {
  test('must be suspended first, its name typed, by someone who may delete; and can be reopened', async () => {
    const { organisation: own } = await withMember();
    const body = { action: 'CLOSE', reason: 'Contract ended', name: own.name };
    expect((await step(own.id, body)).status).toBe(409);
    await suspend(own.id);
    expect((await step(own.id, body, editor)).status).toBe(403);
    const wrong = await step(own.id, { ...body, name: 'Another' });
    expect([wrong.status, at(wrong.body, 'errors.0.field')]).toEqual([400, 'name']);
    const closing = await step(own.id, body);
    const days = (Date.parse(textAt(closing.body, 'data.eraseAt')) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const reopened = await step(own.id, { action: 'REOPEN' });
    expect(at(reopened.body, 'data')).toMatchObject({ state: 'SUSPENDED', eraseAt: null });
    expect(await server.database.platform.$count(organisation, eq(organisation.id, own.id))).toBe(1);
  });
});
