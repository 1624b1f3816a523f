import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import {
  editTemplate,
  publishedTemplate,
  questionWith,
  sectionEdits,
  writtenTemplate,
} from '#tests/contract/assessment-template-fixtures.ts';
import { createPlain } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';

import { post } from './place.ts';

const places = useLawPlaces();

const contentOf = (id: string) => callsOf('AssessmentTemplates', places().harbour).read(`${id}/content`);
const templateOf = (id: string) => callsOf('AssessmentTemplates', places().harbour).read(id);

const edit = (id: string, version: number, edits: readonly object[]) =>
  post(places().harbour.owner, `/api/assessment-template/${id}/content`, { version, edits });

const act = (id: string, version: number, action: string, changeLog = '') =>
  post(places().harbour.owner, `/api/assessment-template/${id}/status`, { version, action, changeLog });

test('edits are made together or not at all, and the template shows how many questions it has', async () => {
  const { harbour } = places();
  const { id } = await createPlain(harbour, 'AssessmentTemplates');
  const question = questionWith();
  const edits = sectionEdits('Backups', [question]);
  expect(await contentOf(id)).toEqual({
    id,
    version: 1,
    status: 'DRAFT',
    publishedNumber: null,
    hasChanges: true,
    questionCount: 0,
    questionnaires: [],
  });
  const wrong = { kind: 'REMOVE_QUESTION', questionnaireId: question.id, questionId: question.id };
  expect(await edit(id, 1, [...edits, wrong])).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'edits/2/questionnaireId', message: 'This section does not exist' }] },
  });
  expect(entityOf(await edit(id, 1, edits))).toMatchObject({ version: 2, questionCount: 1, hasChanges: true });
  expect(await contentOf(id)).toMatchObject({ questionnaires: [{ title: 'Backups', questions: [question] }] });
  expect(await templateOf(id)).toMatchObject({ questionCount: 1, status: 'DRAFT', publishedNumber: null });
});

test('who is late gets the content that is stored, and of many edits at once one is made', async () => {
  const { harbour } = places();
  const { id, version } = await writtenTemplate(harbour);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => edit(id, version, sectionEdits('Access', [questionWith()]))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const late = answers.find(({ status }) => status === 409);
  expect(at(late?.body, 'current')).toEqual(await contentOf(id));
});

test('a published version stays as it was, in the database too, and its hash can be computed again', async () => {
  const { harbour, server } = places();
  const published = await publishedTemplate(harbour);
  const { id } = published;
  expect(await contentOf(id)).toMatchObject({ status: 'ACTIVE', publishedNumber: 1, hasChanges: false });
  const [summary] = rowsOf(await harbour.owner.call(`/api/assessment-template/${id}/versions`));
  const frozen = await harbour.owner.call(`/api/assessment-template-version/${textAt(summary, 'id')}`);
  await editTemplate(harbour, published, sectionEdits('More', [questionWith()]));
  expect(await contentOf(id)).toMatchObject({ hasChanges: true, questionCount: 2 });
  expect((await harbour.owner.call(`/api/assessment-template-version/${textAt(summary, 'id')}`)).body).toEqual(
    frozen.body,
  );
  expect(frozen.body).toMatchObject({ data: { ...summary, number: 1, templateId: id, questionCount: 1 } });
  const inOrder = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  const json = JSON.stringify(at(frozen.body, 'data.questionnaires'), inOrder);
  expect(createHash('sha256').update(json).digest('hex')).toBe(textAt(summary, 'sha256'));
  await expect(
    asOwner(server, `update assessment_template_version set change_log = 'Other' where id = $1`, [
      textAt(summary, 'id'),
    ]),
  ).rejects.toThrow('A published version of an assessment template cannot be changed');
});

test('an edit that is taken back leaves nothing to publish', async () => {
  const { harbour } = places();
  const published = await publishedTemplate(harbour);
  const [section, ...questions] = sectionEdits('More', [questionWith()]);
  const edited = await editTemplate(harbour, published, section === undefined ? [] : [section, ...questions]);
  const { questionnaireId = '' } = section ?? {};
  const undone = await editTemplate(harbour, edited, [{ kind: 'REMOVE_SECTION', questionnaireId }]);
  expect(await contentOf(published.id)).toMatchObject({ version: undone.version, hasChanges: false, questionCount: 1 });
});

test('a template is published once its questions can be answered, and each that cannot is named', async () => {
  const { harbour } = places();
  const { id } = await createPlain(harbour, 'AssessmentTemplates');
  expect(await act(id, 1, 'PUBLISH', 'First')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'questions' }] },
  });
  const [untitled, choice] = [questionWith({ question: '' }), questionWith({ type: 'RADIO' })];
  const { version } = await editTemplate(harbour, { id, version: 1 }, sectionEdits('One', [untitled, choice]));
  expect(await act(id, version, 'PUBLISH', 'First')).toMatchObject({
    status: 400,
    body: { errors: [{ field: `questions/${untitled.id}` }, { field: `questions/${choice.id}` }] },
  });
});

test('an archived template is edited once it is restored', async () => {
  const { harbour } = places();
  const { id, version } = await publishedTemplate(harbour);
  const edits = sectionEdits('More', []);
  const archived = entityOf(await act(id, version, 'ARCHIVE'));
  expect(await edit(id, Number(archived['version']), edits)).toMatchObject({ body: { errors: [{ field: 'edits' }] } });
  const restored = entityOf(await act(id, Number(archived['version']), 'RESTORE'));
  expect(restored).toMatchObject({ status: 'ACTIVE', publishedNumber: 1, hasChanges: false });
  expect((await edit(id, Number(restored['version']), edits)).status).toBe(200);
});

test('a question and what it repeats are bounded', async () => {
  const { harbour } = places();
  const { id } = await createPlain(harbour, 'AssessmentTemplates');
  const options = Array.from({ length: 51 }, (_, index) => ({ value: `${index}`, score: null, warning: '' }));
  expect((await edit(id, 1, sectionEdits('One', [questionWith({ type: 'RADIO', options })]))).status).toBe(400);
  const long = questionWith({ help: 'x'.repeat(3000) });
  const many = sectionEdits(
    'One',
    Array.from({ length: 199 }, () => ({ ...long, question: 'ö'.repeat(2000) })),
  );
  expect((await edit(id, 1, many)).status).toBe(413);
});
