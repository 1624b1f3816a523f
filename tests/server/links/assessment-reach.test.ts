import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import {
  activity,
  assessmentAnswer,
  assessmentAnswerFile,
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
import { at, textAt } from '#tests/server/identity/support.ts';
import { comparable, fileType } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { newLink } from './support.ts';

type Place = Awaited<ReturnType<typeof openPlace>>;

const server = shared(() => startTestServer({ environ: { FILES_LARGEST_MB: '2', FILES_QUOTA_MB: '3' } }));
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

/** What the links role finds with a link. */
const underLink = <T>({ linkId, assessmentId }: Pick<GivenLink, 'linkId' | 'assessmentId'>, work: () => Promise<T>) =>
  server.database.onLink({ organisationId: harbour.organisation.id, linkId, recordId: assessmentId }, work);

const sentTo = (place: Place, title: string, files: object = {}) =>
  sentAssessment(place, { title, sections: [sectionWith([{}, { type: 'FILE', ...files }])] });

const questionsIn = ({ sections }: Awaited<ReturnType<typeof sentTo>>) =>
  sections.flatMap(({ questions }) => questions.map(({ id }) => id));

const addFile = ({ path }: GivenLink, questionId: string, name: string, raw: string) =>
  server.call(`${path}/questions/${questionId}/files?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: fileType,
    raw,
  });

const pdf = '%PDF-1.7\nA certificate';

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

test('a token of another kind, and questions and files of others, are one 404', async () => {
  const [own, other] = [await sentTo(harbour, 'Own one'), await sentTo(harbour, 'Other one')];
  const policy = await newLink(harbour);
  const path = '/api/public/service-provider-assessment/secure';
  const unknown = comparable(await server.call(`${path}/unknown`));
  expect(unknown.status).toBe(404);
  expect(comparable(await server.call(`${path}/${policy.token}`))).toEqual(unknown);
  expect(comparable(await server.call(`/api/public/policy/secure/${own.link.token}`))).toEqual(unknown);
  const [text = '', file = ''] = questionsIn(other);
  expect((await save(harbour, own.link, [answerTo(text, 'x')])).status).toBe(404);
  expect((await addFile(own.link, file, 'a.pdf', pdf)).status).toBe(404);
  const added = await addFile(other.link, file, 'a.pdf', pdf);
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
  const added = await addFile(ada, first, 'first.pdf', pdf);
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
  const own = await addFile(ada, second, 'second.pdf', pdf);
  expect(await statusFor(ada, textAt(own.body, 'data.fileUrls.0.id'))).toBe(200);
});

describe('the files of an answer', () => {
  test('are added once, and taken back', async () => {
    const sent = await sentTo(harbour, 'Files');
    const question = questionsIn(sent)[1] ?? '';
    const first = await addFile(sent.link, question, 'iso.pdf', pdf);
    expect(first).toMatchObject({
      status: 201,
      body: { data: { version: 1, fileUrls: [{ name: 'iso.pdf', size: pdf.length }] } },
    });
    expect((await addFile(sent.link, question, 'iso.pdf', pdf)).body).toEqual(first.body);
    const stored = await within(harbour, () =>
      db.$count(assessmentAnswerFile, eq(assessmentAnswerFile.assessmentId, sent.id)),
    );
    expect(stored).toBe(1);
    const fileId = textAt(first.body, 'data.fileUrls.0.id');
    const remove = () => server.call(`${sent.link.path}/questions/${question}/files/${fileId}`, { method: 'DELETE' });
    expect((await remove()).body).toMatchObject({ data: { version: 2, fileUrls: [] } });
    // Taking it back again changes nothing.
    expect((await remove()).body).toMatchObject({ data: { version: 2, fileUrls: [] } });
    expect((await server.call(`/service-provider-assessment/secure/${sent.link.token}/files/${fileId}`)).status).toBe(
      404,
    );
  });

  test('are what the question asks for, and what their names say', async () => {
    const sent = await sentTo(harbour, 'Types', { allowedFileTypes: ['pdf'], maxFileSize: 1 });
    const question = questionsIn(sent)[1] ?? '';
    const types = 'Choose a file of one of these types: pdf';
    const refusals = [
      ['a.txt', 'Text', 400, types],
      ['a.pdf', '<html></html>', 400, 'The content of this file is not PDF, although its name says so'],
      ['a.exe', 'MZ', 400, expect.stringContaining('Files of this type are not accepted')],
      ['a.pdf', `%PDF-1.7\n${'x'.repeat(1_000_001)}`, 413, 'A file can have at most 1 MB'],
    ] as const;
    for (const [name, raw, status, message] of refusals) {
      const answer = await addFile(sent.link, question, name, raw);
      expect([name, answer.status, at(answer.body, 'message')]).toEqual([name, status, message]);
    }
    expect((await addFile(sent.link, questionsIn(sent)[0] ?? '', 'a.pdf', pdf)).status).toBe(404);
  });

  test('are refused once the organisation has no room for them', async () => {
    const sent = await sentTo(meridian, 'Room');
    const question = questionsIn(sent)[1] ?? '';
    const large = (letter: string) => `%PDF-1.7\n${letter.repeat(1_600_000)}`;
    expect((await addFile(sent.link, question, 'one.pdf', large('x'))).status).toBe(201);
    expect(await addFile(sent.link, question, 'two.pdf', large('y'))).toMatchObject({
      status: 409,
      body: { message: 'There is no room for more files. Tell the organisation that asks you.' },
    });
  });

  test('of one assessment leave room for others, those that were taken back too', async () => {
    const roomy = await startTestServer({ environ: { FILES_LARGEST_MB: '1', FILES_QUOTA_MB: '8' } });
    try {
      const place = await openPlace(roomy);
      const sent = await sentAssessment(place, { sections: [sectionWith([{ type: 'FILE' }])] });
      const question = sent.sections[0]?.questions[0]?.id ?? '';
      const files = `${sent.link.path}/questions/${question}/files`;
      const add = (name: string) =>
        roomy.call(`${files}?name=${name}`, {
          method: 'POST',
          headers: fileType,
          raw: `%PDF-1.7\n${name.slice(0, 3).repeat(300_000)}`,
        });
      const first = await add('one.pdf');
      expect([first.status, (await add('two.pdf')).status]).toEqual([201, 201]);
      await roomy.call(`${files}/${textAt(first.body, 'data.fileUrls.0.id')}`, { method: 'DELETE' });
      expect(await add('six.pdf')).toMatchObject({
        status: 409,
        body: { message: 'This assessment has no room for more files. Tell the organisation that asks you.' },
      });
      const other = await sentAssessment(place, { sections: [sectionWith([{ type: 'FILE' }])] });
      const [otherQuestion] = other.sections[0]?.questions ?? [];
      const elsewhere = await roomy.call(`${other.link.path}/questions/${otherQuestion?.id}/files?name=a.pdf`, {
        method: 'POST',
        headers: fileType,
        raw: pdf,
      });
      expect(elsewhere.status).toBe(201);
    } finally {
      await roomy.close();
    }
  });
});
