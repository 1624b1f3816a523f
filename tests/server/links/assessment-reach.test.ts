import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import {
  activity,
  assessmentAnswer,
  assessmentClarification as asked,
  assessmentRespondent,
  assessmentTemplateVersion,
  organisation,
  record,
  secureLink,
  serviceProviderAssessment,
  storedFile,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  answerTo,
  linkFor,
  save,
  sectionWith,
  sentAssessment,
  within,
  type GivenLink,
} from '#tests/contract/assessment-samples.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { comparable } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addFile, pdf, questionsIn, sentTo } from './assessment-files.ts';
import { newLink } from './support.ts';

const server = shared(() => startTestServer({ environ: { FILES_LARGEST_MB: '2', FILES_QUOTA_MB: '3' } }));
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

/** What the links role finds with a link. */
const underLink = <T>({ linkId, assessmentId }: Pick<GivenLink, 'linkId' | 'assessmentId'>, work: () => Promise<T>) =>
  server.database.onLink({ organisationId: harbour.organisation.id, linkId, recordId: assessmentId }, work);

test('the database shows a link its own assessment, whatever is asked', async () => {
  const own = await sentTo(harbour, 'Own');
  await sentTo(harbour, 'Another');
  await sentTo(meridian, 'Foreign');
  const seen = await underLink(own.link, async () => ({
    organisations: await db.select({ name: organisation.name }).from(organisation),
    records: await db.select({ title: record.title }).from(record).orderBy(record.title),
    assessments: await db.select({ id: serviceProviderAssessment.id }).from(serviceProviderAssessment),
    versions: await db.$count(assessmentTemplateVersion),
    respondents: await db.select({ id: assessmentRespondent.id }).from(assessmentRespondent),
    people: await db.select({ id: userAccount.id }).from(userAccount),
    links: await db.select({ id: secureLink.id }).from(secureLink),
    files: await db.select({ id: storedFile.id }).from(storedFile),
  }));
  expect(seen).toEqual({
    organisations: [{ name: harbour.organisation.name }],
    records: [{ title: 'Own' }, { title: 'Own provider' }],
    assessments: [{ id: own.id }],
    versions: 1,
    respondents: [{ id: own.link.respondentId }],
    people: [],
    links: [{ id: own.link.linkId }],
    files: [],
  });
});

test('a link whose record does not match, or that was revoked or has expired, sees nothing', async () => {
  const [own, other] = [await sentTo(harbour, 'One'), await sentTo(harbour, 'Two')];
  const expired = await linkFor(harbour, other.link, new Date('2026-01-31T12:00:00Z'));
  await within(harbour, () =>
    db.update(secureLink).set({ revokedAt: new Date() }).where(eq(secureLink.id, other.link.linkId)),
  );
  const titles = () => db.select({ title: record.title }).from(record);
  const mixed = { linkId: own.link.linkId, assessmentId: other.id };
  for (const link of [mixed, other.link, expired]) expect(await underLink(link, titles)).toEqual([]);
});

test('a link writes only what respondents may, and only in its own assessment', async () => {
  const [own, other] = [await sentTo(harbour, 'Mine'), await sentTo(harbour, 'Theirs')];
  const organisationId = harbour.organisation.id;
  const answer = { organisationId, response: ['x'], editorId: randomUUID(), sequence: 1, questionId: randomUUID() };
  const question = { organisationId, questionId: randomUUID(), text: 'Which year?' };
  const given = { answer: 'Ours', answeredById: harbour.owner.id, answeredAt: new Date() };
  const entry = {
    organisationId,
    action: 'UPDATE',
    entityType: 'serviceProviderAssessment',
    entityName: '',
    changes: [],
  };
  const attempts = [
    () =>
      db.insert(assessmentAnswer).values({ ...answer, assessmentId: other.id, respondentId: own.link.respondentId }),
    () =>
      db.insert(assessmentAnswer).values({ ...answer, assessmentId: own.id, respondentId: other.link.respondentId }),
    () => db.insert(asked).values({ ...question, assessmentId: own.id, respondentId: other.link.respondentId }),
    () => db.insert(asked).values({ ...question, assessmentId: other.id, respondentId: own.link.respondentId }),
    () => db.insert(asked).values({ ...question, assessmentId: own.id, askedById: harbour.owner.id }),
    () => db.insert(asked).values({ ...question, ...given, assessmentId: own.id, respondentId: own.link.respondentId }),
    () => db.update(asked).set({ answer: 'Ours' }),
    () => db.insert(activity).values({ ...entry, entityId: other.id }),
    () => db.insert(activity).values({ ...entry, entityId: own.id, actorId: harbour.owner.id }),
    () => db.update(serviceProviderAssessment).set({ status: 'APPROVED' }),
    () => db.update(serviceProviderAssessment).set({ description: 'Changed' }),
    () => db.update(record).set({ title: 'Changed' }),
    () => db.update(assessmentRespondent).set({ revokedAt: null }),
    () => db.delete(assessmentAnswer),
    () =>
      db.execute(
        sql`insert into pgboss.job (name, data) values ('attest', ${JSON.stringify({ job: 'purge-files', organisationId })}::jsonb)`,
      ),
    () => db.execute(sql`select from assessment_answer_review`),
  ];
  for (const attempt of attempts)
    await expect(underLink(own.link, async () => void (await attempt()))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  const untouched = await underLink(own.link, () =>
    db
      .update(assessmentRespondent)
      .set({ openedAt: new Date() })
      .where(eq(assessmentRespondent.id, other.link.respondentId)),
  );
  expect(untouched.rowCount).toBe(0);
});

test('a token of another kind, and and files of others, are one 404; the answers of others are not told', async () => {
  const [own, other] = [await sentTo(harbour, 'Own one'), await sentTo(harbour, 'Other one')];
  const policy = await newLink(harbour);
  const path = '/api/public/service-provider-assessment/secure';
  const unknown = comparable(await server.call(`${path}/unknown`));
  expect(unknown.status).toBe(404);
  expect(comparable(await server.call(`${path}/${policy.token}`))).toEqual(unknown);
  expect(comparable(await server.call(`/api/public/policy/secure/${own.link.token}`))).toEqual(unknown);
  const [text = '', file = ''] = questionsIn(other);
  await save(harbour, other.link, [answerTo(text, 'Their secret')]);
  const refused = { outcome: 'NOT_ASKED', answer: { questionId: text, response: [], version: 0, answeredBy: '' } };
  expect((await save(harbour, own.link, [answerTo(text, 'x')])).body).toMatchObject({ data: { answers: [refused] } });
  expect((await addFile(server, own.link, file, 'a.pdf', pdf)).status).toBe(404);
  const added = await addFile(server, other.link, file, 'a.pdf', pdf);
  const fileId = textAt(added.body, 'data.fileUrls.0.id');
  const files = (token: string) => server.call(`/service-provider-assessment/secure/${token}/files/${fileId}`);
  expect((await files(own.link.token)).status).toBe(404);
  expect((await server.call(`/policy/secure/${policy.token}/files/${fileId}`)).status).toBe(404);
  expect(await files(other.link.token)).toMatchObject({ status: 200, text: pdf });
});

test('the files of a section are no longer opened once the respondent has another one', async () => {
  const file = () => sectionWith([{ type: 'FILE' }]);
  const sent = await sentAssessment(harbour, {
    title: 'Delegated',
    sections: [file(), file()],
    respondents: [[0], [1]],
  });
  const [first = '', second = ''] = questionsIn(sent);
  const [ada, bo] = [sent.link, sent.links[1] ?? sent.link];
  const added = await addFile(server, ada, first, 'first.pdf', pdf);
  const fileId = textAt(added.body, 'data.fileUrls.0.id');
  const statusFor = async ({ token }: GivenLink, id = fileId) =>
    (await server.call(`/service-provider-assessment/secure/${token}/files/${id}`)).status;
  expect([await statusFor(ada), await statusFor(ada, fileId.toUpperCase()), await statusFor(bo)]).toEqual([
    200, 200, 404,
  ]);
  await within(harbour, () =>
    db
      .update(assessmentRespondent)
      .set({ questionnaireIds: [sent.sections[1]?.id ?? ''] })
      .where(eq(assessmentRespondent.id, ada.respondentId)),
  );
  expect(await statusFor(ada)).toBe(404);
  const own = await addFile(server, ada, second, 'second.pdf', pdf);
  expect(await statusFor(ada, textAt(own.body, 'data.fileUrls.0.id'))).toBe(200);
});
