import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { membership } from '#server/database/schema/index.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { requestJobs } from '#server/modules/platform/index.ts';
import { newModule } from '#tests/contract/organisation-fixtures.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const path = '/api/manage-organisation/request';
const reason = 'We assess our suppliers from January';

/** The administrator of an organisation with risks alone, who holds nothing yet. */
async function newAdministrator() {
  const { server } = places();
  const organisation = await addOrganisation(server, ['RISK']);
  const owner = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN' }] });
  return { organisation, owner };
}

const ask = (person: Person, body: object) => person.call(path, { method: 'POST', body: { reason, ...body } });
const idOf = (answer: { readonly body: unknown }) => textAt(answer.body, 'data.id');
const statusesOf = async (person: Person) =>
  [at((await person.call(path)).body, 'data')].flat().map((one) => at(one, 'status'));

const admin = () => addPerson(places().server, { platform: { role: 'ADMIN', level: 'EDIT' } });
const decide = (person: Person, id: string, body: object) =>
  person.call(`/api/admin/organisation-request/${id}/decide`, { method: 'POST', body: { version: 1, ...body } });

/** The mail of the decision, as a worker sends it. */
async function decisionMail(requestId: string): Promise<MailMessage | undefined> {
  const { server } = places();
  const sent: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void sent.push(message), close: () => Promise.resolve() };
  const { platform } = server.database;
  const handlers = requestJobs({ mail, platform, origin: server.origin, productName: 'Attest' });
  const handler = handlers.find(({ job }) => job.name === 'mail-decided-request');
  if (handler?.of !== 'platform') throw new Error('There is no job for decided requests');
  await handler.run({ requestId }, { id: requestId, attempt: 1, signal: new AbortController().signal });
  return sent[0];
}

test('a granted feature is the organisation’s, and the asker holds it', async () => {
  const { owner, organisation } = await newAdministrator();
  const asked = await ask(owner, { feature: 'SERVICE_PROVIDER' });
  expect(asked).toMatchObject({
    status: 201,
    body: { data: { status: 'OPEN', module: null, askedBy: { id: owner.id } } },
  });
  expect((await owner.call('/api/service-provider')).status).toBe(403);
  const platform = await admin();
  const open = await platform.call(
    `/api/admin/organisation-request?status=OPEN&search=${encodeURIComponent(organisation.name)}`,
  );
  expect(rowsOf(open)).toMatchObject([{ id: idOf(asked), reason, organisation: { name: organisation.name } }]);
  expect(await decide(platform, idOf(asked), { action: 'GRANT' })).toMatchObject({
    status: 200,
    body: { data: { status: 'GRANTED', version: 2 } },
  });
  expect((await owner.call('/api/service-provider')).status).toBe(200);
  expect(await statusesOf(owner)).toEqual(['GRANTED']);
  const mail = await decisionMail(idOf(asked));
  expect(mail).toMatchObject({ to: owner.email, subject: 'Granted: Service providers' });
  expect(mail?.text).toContain('Give it to others under Manage Users.');
  const logged = rowsOf(await platform.call('/api/admin/activities?entityType=organisationRequest&perPage=100'));
  expect(logged.some((one) => at(one, 'entityId') === idOf(asked))).toBe(true);
});

test('a granted module can be adopted from', async () => {
  const { owner } = await newAdministrator();
  const moduleId = await newModule(places());
  const optionsOf = async () => at((await owner.call(`${path}/options`)).body, 'data.modules');
  expect(await optionsOf()).toContainEqual({ id: moduleId, name: `Module ${moduleId}` });
  const asked = await ask(owner, { moduleId });
  expect(await optionsOf()).not.toContainEqual(expect.objectContaining({ id: moduleId }));
  await decide(await admin(), idOf(asked), { action: 'GRANT' });
  expect(await ask(owner, { moduleId })).toMatchObject({ status: 400, body: { errors: [{ field: 'moduleId' }] } });
});

test('a refusal needs a reason, which the asker reads', async () => {
  const { owner } = await newAdministrator();
  const asked = await ask(owner, { feature: 'POLICY' });
  const platform = await admin();
  const without = await decide(platform, idOf(asked), { action: 'REFUSE', reason: ' ' });
  expect(without).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
  const answer = 'Not in your contract';
  expect((await decide(platform, idOf(asked), { action: 'REFUSE', reason: answer })).status).toBe(200);
  expect(at((await owner.call(path)).body, 'data')).toMatchObject([{ status: 'REFUSED', answer }]);
  expect((await decisionMail(idOf(asked)))?.text).toContain(`The reason: ${answer}`);
  const again = await decide(platform, idOf(asked), { version: 2, action: 'GRANT' });
  expect(again).toMatchObject({ status: 409, body: { current: { status: 'REFUSED' } } });
  expect((await ask(owner, { feature: 'POLICY' })).status).toBe(201);
});

test('an open request is made once, and withdrawn by its organisation alone', async () => {
  const { owner } = await newAdministrator();
  const asked = await ask(owner, { feature: 'POLICY' });
  expect(await ask(owner, { feature: 'POLICY' })).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'feature' }] },
  });
  const withdraw = (person: Person, version = 1) =>
    person.call(`${path}/${idOf(asked)}/withdraw`, { method: 'POST', body: { version } });
  expect((await withdraw(places().meridian.owner)).status).toBe(404);
  expect((await withdraw(owner)).status).toBe(200);
  expect((await withdraw(owner, 2)).status).toBe(409);
  expect((await decide(await admin(), idOf(asked), { version: 2, action: 'GRANT' })).status).toBe(409);
  expect(await statusesOf(owner)).toEqual(['WITHDRAWN']);
});

test('what the organisation has, what does not exist, and nothing or both are refused', async () => {
  const { owner } = await newAdministrator();
  const moduleId = await newModule(places());
  for (const [body, field] of [
    [{ feature: 'RISK' }, 'feature'],
    [{ moduleId: owner.id }, 'moduleId'],
    [{}, 'feature'],
    [{ feature: 'POLICY', moduleId }, 'moduleId'],
  ] as const)
    expect(await ask(owner, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

test('who no longer administers when it is granted is given nothing', async () => {
  const { server } = places();
  const { organisation, owner } = await newAdministrator();
  await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  const asked = await ask(owner, { feature: 'POLICY' });
  const { platform } = server.database;
  await platform.update(membership).set({ role: 'ORG_MANAGER' }).where(eq(membership.userId, owner.id));
  expect((await decide(await admin(), idOf(asked), { action: 'GRANT' })).status).toBe(200);
  expect((await owner.call('/api/policy')).status).toBe(403);
});

test('the platform’s side is for those who manage organisations, the organisation’s for its administrators', async () => {
  const { harbour, server } = places();
  const manager = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
  });
  expect((await manager.call(path)).status).toBe(403);
  expect((await ask(manager, { feature: 'POLICY' })).status).toBe(403);
  expect((await harbour.owner.call('/api/admin/organisation-request')).status).toBe(403);
  const viewer = await addPerson(server, { platform: { role: 'ADMIN', level: 'VIEW' } });
  expect((await viewer.call('/api/admin/organisation-request')).status).toBe(200);
  expect((await decide(viewer, harbour.organisation.id, { action: 'GRANT' })).status).toBe(403);
});
