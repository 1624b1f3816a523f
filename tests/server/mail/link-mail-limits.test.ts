import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { MailMessage } from '#server/mail/mail.ts';
import { openOutbox, type Outbox } from '#server/mail/outbox.ts';
import { secureLinkJobs } from '#server/modules/secure-link/index.ts';
import { act, newAssessment, sentAssessment } from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/contract/place.ts';
import { approvedPolicy, askedPolicy } from '#tests/contract/policy-fixtures.ts';
import { addColleague, openLawPlace, rowsOf, type LawPlaces } from '#tests/laws/places.ts';
import { acknowledgementsOf, anHourLater } from '#tests/server/api/acknowledgements.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { remindAt } from '#tests/server/reminder/mornings.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { startTestServer } from '#tests/server/support/server.ts';

/** As an operator has it who sets nothing. */
const perDay = 500;

let opened: Pick<LawPlaces, 'harbour' | 'server'> | undefined;
let outbox: Outbox;
let folder: string;

beforeAll(async () => {
  const server = await startTestServer({ environ: { LIMIT_NEW_ADDRESSES_PER_DAY: String(perDay) } });
  opened = { server, harbour: await openLawPlace(server, 'Harbour') };
  folder = await mkdtemp(join(tmpdir(), 'attest-outbox-'));
  outbox = await openOutbox(folder);
});
afterAll(async () => {
  await opened?.server.close();
  await rm(folder, { recursive: true, force: true });
});

const places = () => {
  if (opened === undefined) throw new Error('The server is not open yet');
  return opened;
};
const { ask, change, requestsOf, sendMails } = acknowledgementsOf(places);

/** Sends what is due to the outbox, and returns everything there to an address. */
async function mailsTo(to: string) {
  await sendMails((message: MailMessage) => outbox.send(message));
  return outbox.list({ to, limit: 1000 });
}

const listed = (count: number, domain: string) =>
  Array.from({ length: count }, (_, index) => ({ name: '', email: `p${index}@${domain}` }));

/** Starts another day, with nobody mailed on it yet. */
const nextDay = () => asOwner(places().server, `update mailed_address set at = at - interval '1 day'`);

const remindAll = (id: string) =>
  places().harbour.owner.call(`/api/policy/${id}/acknowledgements/remind`, { method: 'POST' });

test('172 reminders in a row reach an address once, and the refusals say when it can be reminded again', async () => {
  const { requestId, version } = await askedPolicy(places().harbour, 'victim@example.org');
  await mailsTo('victim@example.org');
  const answers = [];
  for (let round = 0; round < 172; round += 1)
    answers.push(
      await change(requestId, { version: version + Math.min(round, 1), action: round % 2 ? 'RESEND' : 'REMIND' }),
    );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.at(-1)?.body).toMatchObject({
    errors: [
      {
        field: 'action',
        message: expect.stringMatching(
          /^This address was reminded (less than a minute|.*minutes?) ago\. It gets one reminder or new link an hour: try again in \d+ minutes$/,
        ),
      },
    ],
  });
  expect((await mailsTo('victim@example.org')).map(({ subject }) => subject.slice(0, 9))).toEqual([
    'Reminder:',
    'Please ac',
  ]);
  await anHourLater(places());
  expect((await change(requestId, { version: version + 1, action: 'RESEND' })).status).toBe(200);
});

test('who still waits for the first mail is not sent a reminder of it', async () => {
  const { requestId, version } = await askedPolicy(places().harbour, 'waits@example.org');
  expect((await change(requestId, { version, action: 'REMIND' })).status).toBe(200);
  expect((await mailsTo('waits@example.org')).map(({ subject }) => subject.slice(0, 18))).toEqual([
    'Please acknowledge',
  ]);
});

test('of two reminders at once one is sent, whatever record they are about and however the address is written', async () => {
  const { harbour } = places();
  const spellings = ['ida.b@example.org', 'Ida.B@example.org', 'ida.b+one@example.org', 'ida.b+two@EXAMPLE.org'];
  const asked = [];
  for (const email of spellings) asked.push(await askedPolicy(harbour, email));
  await sendMails();
  const answers = await Promise.all(
    asked.map(({ requestId, version }) => change(requestId, { version, action: 'REMIND' })),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400', '400']);
  expect(await sendMails()).toHaveLength(1);
});

test('reminding everyone leaves out who was reminded lately, and says how many', async () => {
  const { id } = await approvedPolicy(places().harbour);
  await ask(id, { recipients: [...listed(3, 'crew.example'), { name: '', email: 'p0+again@crew.example' }] });
  expect(at((await remindAll(id)).body, 'data')).toEqual({ reminded: 0, waiting: 4, remindedLately: 0 });
  await sendMails();
  const [first] = await requestsOf(id, '&search=p2');
  await change(String(first?.['id']), { version: first?.['version'], action: 'REMIND' });
  await sendMails();
  const together = await Promise.all([remindAll(id), remindAll(id)]);
  const reminded = together.map(({ body }) => numberAt(body, 'data.reminded'));
  expect(new Set(reminded)).toEqual(new Set([0, 2]));
  expect((await sendMails()).map(({ to }) => to.replace('+again', '')).toSorted()).toEqual(
    ['p0', 'p1'].map((name) => `${name}@crew.example`),
  );
  expect(at((await remindAll(id)).body, 'data')).toEqual({ reminded: 0, waiting: 0, remindedLately: 4 });
});

test('automatic reminders of an address for several policies are an hour apart, and none is lost', async () => {
  const { harbour, server } = places();
  const recipients = [{ name: '', email: 'busy@example.org' }];
  for (let policy = 0; policy < 3; policy += 1)
    await ask((await approvedPolicy(harbour)).id, { recipients, reminderDays: 7 });
  await sendMails();
  await asOwner(server, `update acknowledgement_request set sent_at = sent_at - interval '8 days' where email = $1`, [
    'busy@example.org',
  ]);
  const rounds = [];
  for (let hour = 0; hour < 4; hour += 1) {
    await remindAt(server, harbour.organisation, new Date());
    rounds.push((await sendMails()).length);
    await anHourLater(places());
  }
  expect(rounds).toEqual([1, 1, 1, 0]);
});

test('respondents of assessments are reminded once an hour, by any member', async () => {
  const { harbour } = places();
  const { link } = await sentAssessment(harbour);
  const remind = (version: number) =>
    harbour.owner.call(`/api/assessment-respondent/${link.respondentId}/change`, {
      method: 'POST',
      body: { version, action: 'REMIND' },
    });
  expect((await remind(2)).status).toBe(200);
  expect((await remind(3)).body).toMatchObject({ errors: [{ field: 'action' }] });
});

test('a mailbox outside gets twenty mails with links an hour, the others later', async () => {
  const { harbour, server } = places();
  const { id } = await approvedPolicy(harbour);
  await ask(id, {
    recipients: Array.from({ length: 25 }, (_, index) => ({ name: '', email: `one+${index}@example.org` })),
  });
  expect(await sendMails()).toHaveLength(20);
  expect(await sendMails()).toEqual([]);
  await asOwner(server, `delete from rate_limit where bucket like 'link-mail:%'`);
  expect(await sendMails()).toHaveLength(5);
});

/** What administrators were told, as the job tells them. */
async function told(place: Place) {
  const [handler] = secureLinkJobs(place.server.database, { warn: () => {} });
  const jobs = await asOwner(
    place.server,
    `select id, data -> 'payload' as payload from pgboss.job where data ->> 'job' = 'tell-of-mail-limit'`,
  );
  if (handler?.of !== 'platform') throw new Error('There is no such job');
  for (const job of jobs)
    await handler.run(at(job, 'payload'), { id: '', attempt: 1, signal: new AbortController().signal });
  const rows = rowsOf(await place.owner.call('/api/notifications?perPage=100'));
  return rows.filter(({ title }) => title === 'Limit of new addresses reached');
}

test('2,000 new addresses in 8 requests: 500 are asked, the rest is refused whole, and administrators hear of it once', async () => {
  const { harbour } = places();
  const asking = await addColleague(harbour);
  await nextDay();
  const { id } = await approvedPolicy(harbour);
  const answers = [];
  for (let part = 0; part < 8; part += 1) {
    const body = { expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) };
    const recipients = listed(250, `part${part}.example`);
    const call = { method: 'POST', body: { ...body, recipients }, organisation: harbour.organisation.id } as const;
    answers.push(await asking.call(`/api/policy/${id}/acknowledgements`, call));
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 400, 400, 400, 400, 400, 400]);
  expect(answers.at(-1)?.body).toMatchObject({
    errors: [
      {
        field: 'recipients',
        message:
          'Your organisation can ask 500 new addresses a day. 0 are left until 00:00 UTC, and 250 of these are new',
      },
    ],
  });
  const sent = (await sendMails((message) => outbox.send(message))).filter(({ to }) => to.includes('@part'));
  expect(new Set(sent.map(({ to }) => to)).size).toBe(500);
  expect(await told(harbour)).toMatchObject([
    {
      title: 'Limit of new addresses reached',
      description: expect.stringMatching(/^".+" wanted to ask more new addresses about "P-.+" than the 500 a day/),
    },
  ]);
});

test('the limit holds for respondents, requests at once and addresses that were never mailed, not for members and those asked before', async () => {
  const { harbour, server } = places();
  await nextDay();
  const { id } = await approvedPolicy(harbour);
  const all = await Promise.all(
    [0, 1, 2, 3].map((part) => ask(id, { recipients: listed(200, `side${part}.example`) })),
  );
  expect(all.map(({ status }) => String(status)).toSorted()).toEqual(['201', '201', '400', '400']);
  expect((await ask(id, { recipients: listed(99, 'rest.example') })).status).toBe(201);

  const other = await approvedPolicy(harbour);
  const member = await addColleague(harbour);
  const known = [...listed(99, 'rest.example'), { name: '', email: member.email.toUpperCase() }];
  expect((await ask(other.id, { recipients: known, memberIds: [harbour.owner.id] })).status).toBe(201);

  const draft = await newAssessment(harbour, { respondents: [[], []] });
  const refused = await act(harbour, draft, { action: 'SEND' });
  expect(refused.body).toMatchObject({
    errors: [{ field: 'respondents', message: expect.stringContaining('1 is left until 00:00 UTC, and 2 of these') }],
  });
  const sent = await sentAssessment(harbour);
  const added = await harbour.owner.call(`/api/service-provider-assessment/${sent.id}/respondents`, {
    method: 'POST',
    body: { email: 'one.more@example.org' },
  });
  expect(added.body).toMatchObject({ errors: [{ field: 'email' }] });
  const { body } = await harbour.owner.call(`/api/service-provider-assessment/${sent.id}/respondents`);
  expect(at(body, 'data')).toHaveLength(1);

  // An address that was changed, or stored by an earlier release.
  await asOwner(server, `update assessment_respondent set email = 'changed@example.org' where assessment_id = $1`, [
    sent.id,
  ]);
  const reminded = await harbour.owner.call(`/api/assessment-respondent/${sent.link.respondentId}/change`, {
    method: 'POST',
    body: { version: 2, action: 'REMIND' },
  });
  expect(reminded.body).toMatchObject({
    errors: [{ field: 'action', message: expect.stringContaining('0 are left') }],
  });
});
