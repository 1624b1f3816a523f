import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import {
  assessmentRespondent,
  notification,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { MailError, type MailMessage } from '#server/mail/mail.ts';
import { assessmentJobs } from '#server/modules/provider-assessment/index.ts';
import {
  act,
  answerTo,
  assessmentNow,
  inDays,
  newAssessment,
  save,
  sectionWith,
  sentAssessment,
  submittedAssessment,
  versionOf,
  within,
} from '#tests/contract/assessment-samples.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { addColleague, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { remindAt } from '#tests/server/reminder/mornings.ts';
import { runJob } from '#tests/server/support/run-job.ts';

import { sendingParts } from './acknowledgements.ts';

const places = useLawPlaces();
const harbour = () => places().harbour;

const post = (path: string, body: object) => harbour().owner.call(path, { method: 'POST', body });
const patch = (path: string, body: object) => harbour().owner.call(path, { method: 'PATCH', body });
const base = '/api/service-provider-assessment';

/** Does a job of assessments, and returns what it sends. */
async function run(name: string, payload: { readonly [field: string]: string } = {}, send?: () => Promise<void>) {
  const { organisation, owner, server } = harbour();
  const sent: MailMessage[] = [];
  const mail = {
    async send(message: MailMessage) {
      await send?.();
      sent.push(message);
    },
    close: () => Promise.resolve(),
  };
  const handlers = assessmentJobs({ mail, jobs: server.jobs, ...sendingParts(server) });
  await runJob(handlers, name, server, { scope: { organisationId: organisation.id, userId: owner.id }, payload });
  return sent;
}

const sendMails = (send?: () => Promise<void>) => run('mail-assessment-respondents', {}, send);

const respondentsOf = async (id: string) => at((await harbour().owner.call(`${base}/${id}/respondents`)).body, 'data');

/** What someone was told: row-level security shows it to nobody else. */
const noticesTo = ({ id: userId }: { readonly id: string }) =>
  places().server.database.inOrganisation({ organisationId: harbour().organisation.id, userId }, () =>
    db.select({ title: notification.title }).from(notification),
  );

test('an assessment is sent only with what it needs, and each section with someone who answers it', async () => {
  const sections = [sectionWith([{}], 'One'), sectionWith([{}], 'Two')];
  const gap = await newAssessment(harbour(), { sections, respondents: [[0]] });
  expect((await act(harbour(), gap, { action: 'SEND' })).body).toMatchObject({
    errors: [{ field: 'respondents', message: 'Nobody answers section 2: give it to a respondent' }],
  });
  const late = await newAssessment(harbour(), { fields: { expiresOn: '2026-01-01' } });
  expect((await act(harbour(), late, { action: 'SEND' })).body).toMatchObject({ errors: [{ field: 'expiresOn' }] });
  const { body } = await post(base, { title: 'Empty' });
  const empty = await act(harbour(), { id: textAt(body, 'data.id'), version: 1 }, { action: 'SEND' });
  const fields = ['providerId', 'templateId', 'expiresOn', 'respondents'];
  expect(empty).toMatchObject({ status: 400, body: { errors: fields.map((field) => ({ field })) } });
});

test('what was sent stays as it was sent, and a new last day moves the links', async () => {
  const sent = await sentAssessment(harbour());
  expect(await assessmentNow(harbour(), sent.id)).toMatchObject({ status: 'SENT', templateVersion: 1 });
  const other = await newAssessment(harbour());
  const templateId = at(await assessmentNow(harbour(), other.id), 'template.id');
  const changed = await patch(`${base}/${sent.id}`, { version: sent.version, templateId });
  expect(changed.body).toMatchObject({ errors: [{ field: 'templateId' }] });
  expect((await patch(`${base}/${sent.id}`, { version: sent.version, expiresOn: inDays(60) })).status).toBe(200);
  const view = await places().server.call(sent.link.path);
  expect(textAt(view.body, 'data.accessInfo.expiresAt')).toBe(`${inDays(61)}T00:00:00.000Z`);
});

test('each respondent is mailed a link of their own, and reminded as the assessment says until they submit', async () => {
  const sent = await sentAssessment(harbour(), { title: 'Mailed', fields: { reminderDays: 3 } });
  const [mail, ...others] = (await sendMails()).filter(({ subject }) => subject.includes('Mailed'));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Please answer “Mailed”', text: expect.stringContaining('Mailed provider') });
  const token = /\/service-provider-assessment\/secure\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await places().server.call(`/api/public/service-provider-assessment/secure/${token}`)).status).toBe(200);
  await remindAt(places().server, harbour().organisation, new Date());
  expect(await sendMails()).toEqual([]);
  await within(harbour(), () =>
    db
      .update(assessmentRespondent)
      .set({ sentAt: sql`now() - interval '4 days'` })
      .where(eq(assessmentRespondent.assessmentId, sent.id)),
  );
  await remindAt(places().server, harbour().organisation, new Date());
  expect((await sendMails()).map(({ subject }) => subject)).toEqual(['Reminder: please answer “Mailed”']);
  expect(await respondentsOf(sent.id)).toMatchObject([{ reminderCount: 1, state: 'REQUESTED' }]);
});

test('once no respondent can be reached, the reviewer is told', async () => {
  const reviewer = await addColleague(harbour());
  const sent = await sentAssessment(harbour(), { fields: { assigneeId: reviewer.id } });
  await sendMails(() => Promise.reject(new MailError('No such address')));
  expect(await respondentsOf(sent.id)).toMatchObject([{ failedAt: expect.any(String), sentAt: null }]);
  expect((await noticesTo(reviewer)).map(({ title }) => title)).toContain('Assessment could not be sent');
});

test('a new link ends the earlier ones, and respondents are added, given sections and removed', async () => {
  const sections = [sectionWith([{}], 'One'), sectionWith([{}], 'Two')];
  const sent = await sentAssessment(harbour(), { sections });
  await sendMails();
  const change = (version: number, body: object) =>
    post(`/api/assessment-respondent/${sent.link.respondentId}/change`, { version, ...body });
  const current = async () => Number(at(await respondentsOf(sent.id), '0.version'));
  expect((await change(await current(), { action: 'RESEND' })).status).toBe(200);
  const [mail] = await sendMails();
  expect(mail?.text).toContain('The links in earlier messages about this assessment no longer work.');
  expect((await places().server.call(sent.link.path)).status).toBe(404);
  expect((await change(1, { action: 'REMIND' })).status).toBe(409);
  const ids = [sections[1]?.id];
  const delegated = await change(await current(), { action: 'DELEGATE', questionnaireIds: ids });
  expect(delegated.body).toMatchObject({ data: { questionnaireIds: ids } });
  const wrong = await post(`${base}/${sent.id}/respondents`, { email: 'x@example.org', questionnaireIds: [sent.id] });
  expect(wrong.body).toMatchObject({ errors: [{ field: 'questionnaireIds/0' }] });
  const added = await post(`${base}/${sent.id}/respondents`, { name: 'Ada', email: 'Ada@Example.org' });
  expect(added.body).toMatchObject({ data: { email: 'ada@example.org', state: 'REQUESTED' } });
  expect((await post(`${base}/${sent.id}/respondents`, { email: 'ada@example.org' })).status).toBe(400);
  const draft = await newAssessment(harbour());
  await post(`/api/assessment-respondent/${draft.respondentIds[0]}/change`, { version: 1, action: 'REVOKE' });
  expect(await respondentsOf(draft.id)).toEqual([]);
});

test('the reviewer is told of a submission, scores it, and someone else approves', async () => {
  const [reviewer, decider] = [await addColleague(harbour()), await anotherMember(harbour())];
  const options = [
    { value: 'Daily', score: 10, warning: '' },
    { value: 'Never', score: 0, warning: 'No backups' },
  ];
  const sent = await submittedAssessment(harbour(), {
    sections: [sectionWith([{ type: 'RADIO', options, weight: 2 }, {}])],
    fields: { assigneeId: reviewer.id, approverId: decider.id },
    answers: ([radio]) => [answerTo(radio?.id ?? '', 'Never')],
  });
  await run('tell-of-assessment-submission', { assessmentId: sent.id });
  expect((await noticesTo(reviewer)).map(({ title }) => title)).toContain('Assessment submitted');
  expect(await assessmentNow(harbour(), sent.id)).toMatchObject({ score: 0, progress: 50 });
  const questionId = sent.sections[0]?.questions[0]?.id ?? '';
  const review = { version: 0, comment: 'They do, monthly', conclusion: 'WARNING', score: 5 };
  const path = `${base}/${sent.id}/answers/${questionId}/review`;
  expect((await post(path, review)).body).toMatchObject({ data: { review: { version: 1, score: 5 } } });
  expect((await post(path, review)).status).toBe(409);
  expect(await assessmentNow(harbour(), sent.id)).toMatchObject({ score: 50 });
  await act(
    harbour(),
    { id: sent.id, version: await versionOf(harbour(), sent.id) },
    { action: 'REVIEW', conclusion: 'OK' },
  );
  const now = async () => ({ id: sent.id, version: await versionOf(harbour(), sent.id) });
  expect((await act(harbour(), await now(), { action: 'APPROVE' })).status).toBe(403);
  const approved = await act(harbour(), await now(), { action: 'APPROVE', reason: 'Fine' }, decider);
  expect(approved.body).toMatchObject({ data: { status: 'APPROVED', decidedBy: { id: decider.id }, score: 50 } });
});

test('who reviewed one answer never decides, also after someone else overwrites it, completes the review or returns it', async () => {
  const [reviewer, other, decider] = [
    await addColleague(harbour()),
    await addColleague(harbour()),
    await anotherMember(harbour()),
  ];
  const sent = await submittedAssessment(harbour(), {
    sections: [sectionWith([{}])],
    answers: ([question]) => [answerTo(question?.id ?? '', 'Daily')],
  });
  const path = `${base}/${sent.id}/answers/${sent.sections[0]?.questions[0]?.id ?? ''}/review`;
  const review = (by: typeof reviewer, version: number, given: object) =>
    by.call(path, { method: 'POST', body: { version, comment: '', conclusion: null, score: null, ...given } });
  const now = async () => ({ id: sent.id, version: await versionOf(harbour(), sent.id) });
  const approve = async (by: typeof reviewer) => (await act(harbour(), await now(), { action: 'APPROVE' }, by)).status;
  expect((await review(decider, 0, {})).status).toBe(200);
  expect((await review(reviewer, 1, { comment: 'Which day?' })).status).toBe(200);
  expect((await review(other, 2, { conclusion: 'OK' })).status).toBe(200);
  await act(harbour(), await now(), { action: 'REVIEW', conclusion: 'OK' });
  expect([await approve(reviewer), await approve(other), await approve(harbour().owner)]).toEqual([403, 403, 403]);
  await act(harbour(), await now(), { action: 'RETURN', reason: 'Once more' });
  await act(harbour(), await now(), { action: 'REVIEW', conclusion: 'OK' }, other);
  expect([await approve(reviewer), await approve(harbour().owner)]).toEqual([403, 403]);
  const reviewers = at(await assessmentNow(harbour(), sent.id), 'reviewers');
  expect(reviewers).toHaveLength(3);
  for (const { id } of [reviewer, other, harbour().owner])
    expect(reviewers).toContainEqual(expect.objectContaining({ id }));
  expect(await approve(decider)).toBe(200);
});

test('the approver stays while they decide', async () => {
  const [approver, other] = [await addColleague(harbour()), await addColleague(harbour())];
  const sent = await submittedAssessment(harbour(), { fields: { approverId: approver.id } });
  const now = async () => ({ id: sent.id, version: await versionOf(harbour(), sent.id) });
  const name = async (approverId: string | null) =>
    (await patch(`${base}/${sent.id}`, { version: (await now()).version, approverId })).status;
  expect(await name(other.id)).toBe(200);
  await act(harbour(), await now(), { action: 'REVIEW', conclusion: 'OK' });
  expect([await name(approver.id), await name(null), await name(other.id)]).toEqual([400, 400, 200]);
  await act(harbour(), await now(), { action: 'RETURN', reason: 'Another decides' });
  expect(await name(approver.id)).toBe(200);
});

test('an assessment expires after its last day, and goes on once it is reopened', async () => {
  const sent = await sentAssessment(harbour());
  await within(harbour(), () =>
    db
      .update(assessment)
      .set({ expiresOn: inDays(-1) })
      .where(eq(assessment.id, sent.id)),
  );
  await remindAt(places().server, harbour().organisation, new Date());
  expect(await assessmentNow(harbour(), sent.id)).toMatchObject({ status: 'EXPIRED' });
  const now = { id: sent.id, version: await versionOf(harbour(), sent.id) };
  await act(harbour(), now, { action: 'REOPEN', reason: 'They were away', expiresOn: inDays(5) });
  const question = sent.sections[0]?.questions[0]?.id ?? '';
  expect((await save(harbour(), sent.link, [answerTo(question, 'Back again')])).status).toBe(200);
});

test('an approved assessment is repeated once, as many months later as it says', async () => {
  const reviewer = await addColleague(harbour());
  const fields = { recurrenceMonths: 12, assigneeId: reviewer.id };
  const sent = await submittedAssessment(harbour(), { title: 'Repeated', fields });
  await within(harbour(), () =>
    db
      .update(assessment)
      .set({ status: 'APPROVED', decidedAt: sql`now() - interval '12 months'` })
      .where(eq(assessment.id, sent.id)),
  );
  for (let time = 0; time < 2; time += 1) await remindAt(places().server, harbour().organisation, new Date());
  const listed = rowsOf(await harbour().owner.call(`${base}?search=Repeated&status=DRAFT`));
  expect(listed).toMatchObject([{ title: 'Repeated', previous: { id: sent.id }, recurrenceMonths: 12 }]);
  expect(await respondentsOf(String(at(listed, '0.id')))).toMatchObject([{ state: 'ADDED' }]);
  expect((await noticesTo(reviewer)).map(({ title }) => title)).toContain('Assessment to repeat');
});
