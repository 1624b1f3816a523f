import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { mostQuestionsADay } from '#domain/provider-assessment/respondent-questions.ts';
import { assessmentClarification, secureLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { assessmentJobs } from '#server/modules/provider-assessment/index.ts';
import {
  answersNow,
  answerTo,
  askAbout,
  inDays,
  linkFor,
  sectionWith,
  sentAssessment,
  submit,
  versionOf,
  within,
  type GivenLink,
  type SentAssessment,
} from '#tests/contract/assessment-samples.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { runJob } from '#tests/server/support/run-job.ts';

import { sendingParts } from './acknowledgements.ts';

const places = useLawPlaces();
const harbour = () => places().harbour;

const questionsIn = ({ sections }: SentAssessment) =>
  sections.flatMap(({ questions }) => questions.map(({ id }) => id));
const firstIn = (sent: SentAssessment) => questionsIn(sent)[0] ?? '';

const ask = ({ token }: GivenLink, questionId: string, asked: object = { key: randomUUID(), text: 'Which year?' }) =>
  places().server.call('/api/public/service-provider-assessment/ask', {
    method: 'POST',
    headers: { 'x-link-token': token },
    body: { token, questionId, ...asked },
  });

const answerIt = (id: string, answer = 'The last one', who = harbour().owner) =>
  who.call(`/api/assessment-respondent-question/${id}/answer`, { method: 'POST', body: { answer } });

const askedOn = async ({ path }: GivenLink) =>
  at((await places().server.call(path)).body, 'data.assessment.respondentQuestions');

/** Does a job of assessments, and returns what it sends. */
async function run(name: string, payload: { readonly [field: string]: string } = {}) {
  const { organisation, server } = harbour();
  const sent: MailMessage[] = [];
  const mail = {
    send: (message: MailMessage) => Promise.resolve(void sent.push(message)),
    close: () => Promise.resolve(),
  };
  const handlers = assessmentJobs({ mail, jobs: server.jobs, ...sendingParts(server) });
  await runJob(handlers, name, server, { scope: { organisationId: organisation.id, userId: '' }, payload });
  return sent;
}

const sendMails = () => run('mail-assessment-respondents');

test('a respondent asks about a question, the reviewer answers, and everyone who sees the question reads both', async () => {
  const sections = [sectionWith([{}, {}]), sectionWith([{}], 'More')];
  const sent = await sentAssessment(harbour(), { sections, respondents: [[], [0], [1]] });
  const [ada, bo, eve] = sent.links;
  if (ada === undefined || bo === undefined || eve === undefined) throw new Error('There are three respondents');
  const [asked = '', other = ''] = questionsIn(sent);
  const id = await askAbout(harbour(), bo, asked, '  Which year?  ');
  const question = { id, questionId: asked, text: 'Which year?', askedBy: expect.stringContaining('@') };
  const open = { ...question, answer: '', answeredAt: null };
  for (const link of [ada, bo]) expect(await askedOn(link)).toMatchObject([open]);
  expect(await askedOn(eve)).toEqual([]);
  expect(await answersNow(harbour(), sent.id)).toMatchObject({
    answers: [
      { questionId: asked, respondentQuestions: [{ ...open, answeredBy: null }] },
      { questionId: other, respondentQuestions: [] },
      { respondentQuestions: [] },
    ],
  });
  const { owner } = harbour();
  const answered = { ...question, answer: 'The last one', answeredAt: expect.any(String) };
  expect((await answerIt(id)).body).toMatchObject({ data: { ...answered, answeredBy: { id: owner.id } } });
  expect(await askedOn(bo)).toMatchObject([answered]);
  expect(await answerIt(id, 'Another')).toMatchObject({
    status: 409,
    body: { current: { id, answer: 'The last one' } },
  });
});

test('asking keeps what can be answered, and changes neither the status nor the reviews', async () => {
  const sent = await sentAssessment(harbour(), { sections: [sectionWith([{}, {}])] });
  const [asked = '', other = ''] = questionsIn(sent);
  await askAbout(harbour(), sent.link, asked);
  const view = at((await places().server.call(sent.link.path)).body, 'data');
  expect(view).toMatchObject({
    assessment: { editable: null, clarifications: [] },
    accessInfo: { isSubmitted: false },
  });
  expect(await versionOf(harbour(), sent.id)).toBe(sent.version);
  expect((await submit(harbour(), sent.link, [answerTo(other, 'We do')])).status).toBe(200);
  expect(await answersNow(harbour(), sent.id)).toMatchObject({
    answers: [{ clarifications: [], respondentQuestions: [{ answeredAt: null }] }, { clarifications: [] }],
  });
});

test('the same question that arrives again is asked once, and its id opens nothing elsewhere', async () => {
  const [sent, other] = [await sentAssessment(harbour()), await sentAssessment(harbour())];
  const body = { key: randomUUID(), text: 'Which year?' };
  const first = await ask(sent.link, firstIn(sent), body);
  expect(await ask(sent.link, firstIn(sent), body)).toMatchObject({ status: 201, body: first.body });
  expect(await askedOn(sent.link)).toHaveLength(1);
  expect(await ask(other.link, firstIn(other), body)).toMatchObject({ status: 409 });
  expect(await askedOn(other.link)).toEqual([]);
});

test('a link asks only about what it shows, in a text of its length, and so many times a day', async () => {
  const sections = [sectionWith([{}]), sectionWith([{}], 'More')];
  const sent = await sentAssessment(harbour(), { sections, respondents: [[0], [1]] });
  const [own = '', foreign = ''] = questionsIn(sent);
  expect((await ask(sent.link, foreign)).status).toBe(404);
  expect((await ask(sent.link, randomUUID())).status).toBe(404);
  for (const text of ['', '  ', 'x'.repeat(2001)])
    expect(await ask(sent.link, own, { key: randomUUID(), text })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'text' }] },
    });
  for (let count = 0; count < mostQuestionsADay; count += 1)
    expect((await ask(sent.link, own, { key: randomUUID(), text: 'x'.repeat(2000) })).status).toBe(201);
  const again = await linkFor(harbour(), sent.link);
  for (const link of [sent.link, again])
    expect(await ask(link, own)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'text', message: 'You can ask 20 questions a day. Ask again tomorrow' }] },
    });
  await asOwner(places().server, `update assessment_clarification set asked_at = asked_at - interval '1 day'`);
  expect((await ask(sent.link, own)).status).toBe(201);
});

test('a link that has ended asks nothing, and neither does one whose answers are submitted', async () => {
  const sent = await sentAssessment(harbour());
  const expired = await linkFor(harbour(), sent.link, new Date('2026-01-31T12:00:00Z'));
  expect((await ask(expired, firstIn(sent))).status).toBe(410);
  const revoked = await linkFor(harbour(), sent.link);
  await within(harbour(), () =>
    db.update(secureLink).set({ revokedAt: new Date() }).where(eq(secureLink.id, revoked.linkId)),
  );
  expect((await ask(revoked, firstIn(sent))).status).toBe(404);
  await submit(harbour(), sent.link, [answerTo(firstIn(sent), 'We do')]);
  expect(await ask(sent.link, firstIn(sent))).toMatchObject({ status: 409 });
  expect(await askedOn(sent.link)).toEqual([]);
});

test('another organisation neither sees nor answers what is asked', async () => {
  const sent = await sentAssessment(harbour());
  const id = await askAbout(harbour(), sent.link, firstIn(sent));
  expect((await answerIt(id, 'Ours', places().meridian.owner)).status).toBe(404);
  const { organisation, owner } = places().meridian;
  const seen = await places().server.database.inOrganisation(
    { organisationId: organisation.id, userId: owner.id },
    () => db.select({ id: assessmentClarification.id }).from(assessmentClarification),
  );
  expect(seen).toEqual([]);
  expect(await askedOn(sent.link)).toMatchObject([{ answer: '' }]);
});

test('the reviewer is told at once and by mail, unless someone has answered before', async () => {
  const reviewer = await anotherMember({ ...harbour(), marker: '' });
  const sent = await sentAssessment(harbour(), { fields: { assigneeId: reviewer.id } });
  const toldOf = () =>
    asOwner(
      places().server,
      `select kind, title, exists (select from pgboss.job where data ->> 'job' = 'mail-notification'
         and data -> 'payload' ->> 'notificationId' = notification.id::text) as "isMailed"
       from notification where recipient_id = $1 and entity_id = $2 and title = 'Question of a respondent'`,
      [reviewer.id, sent.id],
    );
  const jobs = () =>
    asOwner(
      places().server,
      `select data -> 'payload' ->> 'questionId' as id from pgboss.job where data ->> 'job' = 'tell-of-respondent-question'`,
    );
  const id = await askAbout(harbour(), sent.link, firstIn(sent));
  expect(await jobs()).toContainEqual({ id });
  await run('tell-of-respondent-question', { questionId: id });
  const told = { kind: 'reviewRequested', title: 'Question of a respondent', isMailed: true };
  expect(await toldOf()).toEqual([told]);
  const answered = await askAbout(harbour(), sent.link, firstIn(sent));
  await answerIt(answered);
  await run('tell-of-respondent-question', { questionId: answered });
  expect(await toldOf()).toEqual([told]);
});

test('the respondent is told of an answer by mail, with a link, also after the submission', async () => {
  const sent = await sentAssessment(harbour(), { title: 'Yearly check' });
  await sendMails();
  const questionId = firstIn(sent);
  const [first, second] = [
    await askAbout(harbour(), sent.link, questionId, 'A secret question'),
    await askAbout(harbour(), sent.link, questionId),
  ];
  await answerIt(first, 'A secret answer');
  const [mail, ...others] = await sendMails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Answered: your question about “Yearly check”');
  expect(mail?.text).not.toContain('secret');
  const token = /\/service-provider-assessment\/secure\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(
    await askedOn({ ...sent.link, path: `/api/public/service-provider-assessment/secure/${token}` }),
  ).toMatchObject([{ answer: 'A secret answer' }, { answer: '' }]);
  await submit(harbour(), sent.link, [answerTo(questionId, 'We do')]);
  await answerIt(second);
  expect((await sendMails()).map(({ subject }) => subject)).toEqual([mail?.subject]);
});

test('an answer is not mailed to whose links were revoked, and a mail that is due anyway says it', async () => {
  const sent = await sentAssessment(harbour());
  const asked = await askAbout(harbour(), sent.link, firstIn(sent));
  await answerIt(asked);
  const [request, ...others] = await sendMails();
  expect(others).toEqual([]);
  expect(request?.subject).toMatch(/^Please answer/);
  expect(request?.text).toContain('What you asked has been answered, beside the question.');
  const again = await askAbout(harbour(), sent.link, firstIn(sent));
  const [row] = await asOwner(places().server, 'select version from assessment_respondent where id = $1', [
    sent.link.respondentId,
  ]);
  const body = { version: row?.['version'], action: 'REVOKE' };
  const path = `/api/assessment-respondent/${sent.link.respondentId}/change`;
  expect((await harbour().owner.call(path, { method: 'POST', body })).status).toBe(200);
  expect((await answerIt(again)).status).toBe(200);
  expect(await sendMails()).toEqual([]);
});

test('the log names the question and who asked, and the file has what was asked and answered', async () => {
  const sent = await sentAssessment(harbour(), { fields: { expiresOn: inDays(9) } });
  await answerIt(await askAbout(harbour(), sent.link, firstIn(sent)));
  const changes = await asOwner(
    places().server,
    `select changes from activity where entity_id = $1 and changes::text like '%respondentQuestion%' order by at`,
    [sent.id],
  );
  expect(changes).toMatchObject([
    { changes: [{ field: 'respondentQuestion' }, { field: 'respondent', new: expect.stringContaining('@') }] },
    { changes: [{ field: 'question' }, { field: 'respondentQuestion', new: 'Answered' }] },
  ]);
  const { owner } = harbour();
  const file = await owner.call(`/api/service-provider-assessment/${sent.id}/answers/export?format=json`);
  expect(file.text).toContain('Which year?\\n– The last one');
});
