import { expect, test } from 'vitest';

import { longInstant } from '#domain/time/long-dates.ts';
import { acknowledgementSentence } from '#domain/words/acknowledgement.ts';
import { jobQueue } from '#server/database/job-tables.ts';
import { MailError, type MailMessage } from '#server/mail/mail.ts';
import { approvedPolicy, askedPolicy, writtenPolicy } from '#tests/contract/policy-fixtures.ts';
import { addColleague, callsOf, entityOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { remindAt } from '#tests/server/reminder/mornings.ts';
import { asOwner } from '#tests/server/support/owner.ts';

import { acknowledgementsOf, anHourLater, inAMonth, tokenIn } from './acknowledgements.ts';

const places = useLawPlaces();
const { ask, change, open, requestsOf, sendMails } = acknowledgementsOf(places);

test('members and addresses are asked once for a version, whatever their spelling', async () => {
  const { harbour } = places();
  const { id } = await approvedPolicy(harbour);
  const member = await addColleague(harbour);
  const recipients = [
    { name: 'Ada', email: 'ada@example.org' },
    { name: 'Ada again', email: 'ADA@example.org' },
    { name: 'As someone calls them', email: member.email.toUpperCase() },
  ];
  const first = await ask(id, { memberIds: [member.id], recipients });
  expect(at(first.body, 'data')).toEqual({ requested: 2, alreadyRequested: 0 });
  const second = await ask(id, { recipients: [...recipients, { name: 'Bo', email: 'bo@example.org' }] });
  expect(at(second.body, 'data')).toEqual({ requested: 1, alreadyRequested: 2 });
  expect((await requestsOf(id)).map(({ recipient, state }) => [at(recipient, 'email'), state])).toEqual(
    expect.arrayContaining([
      ['ada@example.org', 'REQUESTED'],
      ['bo@example.org', 'REQUESTED'],
      [member.email.toLowerCase(), 'REQUESTED'],
    ]),
  );
  // A member's address keeps the member's name, which evidence shows.
  const me = await member.call('/api/auth/me');
  const names = (await requestsOf(id)).map(({ recipient }) => at(recipient, 'name'));
  expect(names).toEqual(expect.arrayContaining(['Bo', textAt(me.body, 'data.fullName')]));
  expect(names).not.toContain('As someone calls them');
  await sendMails();
});

test('nobody is asked before a policy is approved, by a past day, or as a member of another organisation', async () => {
  const { harbour, meridian } = places();
  const draft = await writtenPolicy(harbour);
  const recipients = [{ name: '', email: 'ada@example.org' }];
  expect((await ask(draft.id, { recipients })).body).toMatchObject({ errors: [{ field: 'id' }] });
  const { id } = await approvedPolicy(harbour);
  const refusals = [
    [{ recipients, expiresOn: '2026-01-01' }, 'expiresOn'],
    [{ recipients, expiresOn: '2099-01-01' }, 'expiresOn'],
    [{ recipients: [] }, 'recipients'],
    [{ memberIds: [meridian.owner.id] }, 'memberIds/0'],
    [{ recipients: [{ name: '', email: 'ada@example.org, bo@example.org' }] }, 'recipients/0/email'],
  ] as const;
  for (const [body, field] of refusals) expect((await ask(id, body)).body).toMatchObject({ errors: [{ field }] });
  expect(await requestsOf(id)).toEqual([]);
});

test('each recipient gets a link of their own, which opens the policy and is stored as a hash only', async () => {
  const { harbour, server } = places();
  const { id, requestId } = await askedPolicy(harbour, 'cy@example.org');
  const [mail] = await sendMails();
  expect(mail).toMatchObject({ to: 'cy@example.org', id: `${requestId}-0` });
  expect(mail?.subject).toMatch(/^Please acknowledge “Harbour /);
  const token = tokenIn(mail);
  expect(at((await open(token)).body, 'data.policy.version')).toBe('1.0');
  const stored = await asOwner(server, `select to_jsonb(secure_link) as row from secure_link where request_id = $1`, [
    requestId,
  ]);
  const jobs = await asOwner(server, `select data::text from pgboss.job where name = $1`, [jobQueue]);
  expect(JSON.stringify([stored, jobs])).not.toContain(token);
  expect(await requestsOf(id)).toMatchObject([{ sentAt: expect.any(String), reminderCount: 0 }]);
  expect(await sendMails()).toEqual([]);
});

test('what one person acknowledges is counted, listed and proven by a receipt', async () => {
  const { harbour } = places();
  const { id, requestId } = await askedPolicy(harbour);
  const [mail] = await sendMails();
  await places().server.call(`/api/public/policy/secure/${tokenIn(mail)}/acknowledgement`, { method: 'POST' });
  expect(await requestsOf(id, '&state=ACKNOWLEDGED')).toMatchObject([{ state: 'ACKNOWLEDGED' }]);
  expect(await requestsOf(id, '&state=REQUESTED')).toEqual([]);
  const { read } = callsOf('Policies', harbour);
  expect(await read(id)).toMatchObject({ acknowledgement: { requested: 1, acknowledged: 1 } });
  const receipt = await harbour.owner.call(`/api/policy-acknowledgement/${requestId}/receipt`);
  expect(at(receipt.body, 'data')).toMatchObject({
    policyVersion: '1.0',
    sentence: 'I have read this policy and I acknowledge this policy',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const [request] = await requestsOf(id);
  const revoked = await change(requestId, { version: request?.['version'], action: 'REVOKE' });
  expect(revoked.body).toMatchObject({ errors: [{ field: 'action' }] });
});

test('a receipt is mailed once, with policy, version, sentence and the time where the organisation is', async () => {
  const { harbour, server } = places();
  const settings = '/api/organisation-settings';
  const { body } = await harbour.owner.call(settings);
  const timeZone = 'Pacific/Kiritimati';
  await harbour.owner.call(settings, { method: 'POST', body: { version: at(body, 'data.version'), timeZone } });
  await sendMails();
  const { id } = await askedPolicy(harbour, 'kai@example.org');
  const [mail] = await sendMails();
  const acknowledgement = `/api/public/policy/secure/${tokenIn(mail)}/acknowledgement`;
  await Promise.all([1, 2, 3].map(() => server.call(acknowledgement, { method: 'POST' })));
  const [receipt, ...others] = await sendMails();
  expect(others).toEqual([]);
  const [request] = await requestsOf(id);
  const when = longInstant(String(request?.['acknowledgedAt']), 'en-GB', timeZone);
  expect(when).toContain('GMT+14');
  expect(receipt).toMatchObject({ to: 'kai@example.org', subject: expect.stringMatching(/^Receipt: “Harbour /) });
  for (const part of [`version 1.0, of ${harbour.organisation.name}`, when, acknowledgementSentence])
    expect(receipt?.text).toContain(part);
  expect(receipt?.text).toContain(`https://attest.example/policy/receipt/${String(request?.['receiptCode'])}`);
  expect(receipt?.text).not.toContain('/policy/secure/');
  await server.call(acknowledgement, { method: 'POST' });
  expect(await sendMails()).toEqual([]);
});

test('a reminder has a link of its own, and the one before works on; a new link ends both', async () => {
  const { harbour } = places();
  const { id, requestId, version } = await askedPolicy(harbour);
  const [first] = await sendMails();
  entityOf(await change(requestId, { version, action: 'REMIND' }));
  const [second] = await sendMails();
  expect(second?.subject).toMatch(/^Reminder: /);
  expect(await requestsOf(id)).toMatchObject([{ reminderCount: 1 }]);
  expect([await open(tokenIn(first)), await open(tokenIn(second))].map(({ status }) => status)).toEqual([200, 200]);
  await anHourLater(places());
  entityOf(await change(requestId, { version: version + 1, action: 'RESEND' }));
  const [third] = await sendMails();
  const all = [first, second, third].map(async (mail) => (await open(tokenIn(mail))).status);
  expect(await Promise.all(all)).toEqual([404, 404, 200]);
});

test('nobody is reminded who has acknowledged in the meantime, or whose link has expired', async () => {
  const { harbour, server } = places();
  const { id } = await approvedPolicy(harbour);
  await ask(id, { recipients: ['done@example.org', 'late@example.org'].map((email) => ({ name: '', email })) });
  const mails = await sendMails();
  await harbour.owner.call(`/api/policy/${id}/acknowledgements/remind`, { method: 'POST' });
  const token = tokenIn(mails.find(({ to }) => to === 'done@example.org'));
  await server.call(`/api/public/policy/secure/${token}/acknowledgement`, { method: 'POST' });
  const expire = `update acknowledgement_request set expires_at = now() - interval '1 day' where policy_id = $1 and email = $2`;
  await asOwner(server, expire, [id, 'late@example.org']);
  expect((await sendMails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['done@example.org', expect.stringMatching(/^Receipt: /)],
  ]);
});

test('a revoked link stops working, and nobody is reminded of it', async () => {
  const { harbour } = places();
  const { id, requestId, version } = await askedPolicy(harbour);
  const [mail] = await sendMails();
  entityOf(await change(requestId, { version, action: 'REVOKE' }));
  expect((await open(tokenIn(mail))).status).toBe(404);
  const all = await harbour.owner.call(`/api/policy/${id}/acknowledgements/remind`, { method: 'POST' });
  expect(at(all.body, 'data')).toEqual({ reminded: 0, waiting: 0, remindedLately: 0 });
  expect((await change(requestId, { version, action: 'REMIND' })).status).toBe(409);
});

test('an expired link works again once it is extended', async () => {
  const { harbour, server } = places();
  const { id, requestId, version } = await askedPolicy(harbour);
  const [mail] = await sendMails();
  const past = `set expires_at = now() - interval '1 day'`;
  await asOwner(server, `update acknowledgement_request ${past} where id = $1`, [requestId]);
  await asOwner(server, `update secure_link ${past} where request_id = $1`, [requestId]);
  expect(await requestsOf(id)).toMatchObject([{ state: 'EXPIRED' }]);
  expect((await open(tokenIn(mail))).status).toBe(410);
  expect((await change(requestId, { version, action: 'EXTEND' })).body).toMatchObject({
    errors: [{ field: 'expiresOn' }],
  });
  entityOf(await change(requestId, { version, action: 'EXTEND', expiresOn: inAMonth() }));
  expect((await open(tokenIn(mail))).status).toBe(200);
});

test('a mail that a server will never take is reported, and the others are sent', async () => {
  const { harbour } = places();
  const { id } = await approvedPolicy(harbour);
  const recipients = ['bad@example.org', 'good@example.org'].map((email) => ({ name: '', email }));
  await ask(id, { recipients });
  const sent = await sendMails(async ({ to }) => {
    if (to === 'bad@example.org') throw new MailError('No such mailbox');
  });
  expect(sent.map(({ to }) => to)).toEqual(['good@example.org']);
  expect(await requestsOf(id)).toMatchObject([
    { failedAt: expect.any(String), sentAt: null },
    { failedAt: null, sentAt: expect.any(String) },
  ]);
});

test('after an interruption the rest is sent, and a message that was handed over keeps its Message-ID', async () => {
  const { harbour } = places();
  const { id } = await approvedPolicy(harbour);
  await ask(id, {
    recipients: Array.from({ length: 30 }, (_, number) => ({ name: '', email: `r${number}@example.org` })),
  });
  const handedOver: MailMessage[] = [];
  const breaking = sendMails(async (message) => {
    if (handedOver.length === 12) throw new Error('The server was killed');
    handedOver.push(message);
  });
  await expect(breaking).rejects.toThrow('The server was killed');
  const rest = await sendMails();
  const all = [...handedOver, ...rest];
  expect(new Set(all.map(({ id: messageId }) => messageId)).size).toBe(30);
  expect(new Set(all.map(({ to }) => to)).size).toBe(30);
});

test('recipients are reminded after the days of their request, not before', async () => {
  const { harbour, server } = places();
  const { id } = await approvedPolicy(harbour);
  await ask(id, { recipients: [{ name: '', email: 'slow@example.org' }], reminderDays: 7 });
  await sendMails();
  await remindAt(server, harbour.organisation, new Date());
  expect(await sendMails()).toEqual([]);
  const before = `update acknowledgement_request set sent_at = sent_at - interval '8 days' where policy_id = $1`;
  await asOwner(server, before, [id]);
  await remindAt(server, harbour.organisation, new Date());
  expect((await sendMails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Reminder: /)]);
});

test('other organisations and roles without the register learn nothing', async () => {
  const { harbour, meridian } = places();
  const { id, requestId, version } = await askedPolicy(harbour);
  const calls = [
    meridian.owner.call(`/api/policy/${id}/acknowledgements`),
    meridian.owner.call(`/api/policy-acknowledgement/${requestId}/receipt`),
    meridian.owner.call(`/api/policy-acknowledgement/${requestId}/change`, {
      method: 'POST',
      body: { version, action: 'REVOKE' },
    }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
});
