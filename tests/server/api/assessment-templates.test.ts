import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import {
  editTemplate,
  publishedTemplate,
  publishTemplate,
  questionWith,
  sectionEdits,
  writtenTemplate,
} from '#tests/contract/assessment-template-fixtures.ts';
import { createPlain } from '#tests/contract/samples.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';

import { activityOf, add, patch, post, read, refusal } from './place.ts';

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

const newTemplate = (body: object) => post(places().harbour.owner, '/api/assessment-template', { title: 'T', ...body });

test('service types go with their scope only, and change together with it', async () => {
  const { harbour } = places();
  const type = await add(harbour, '/api/service-type', { name: 'Cloud hosting' });
  const serviceTypeIds = [type.id];
  const missing = refusal({ field: 'serviceTypeIds', message: 'Choose at least one service type' });
  const needless = refusal({ field: 'serviceTypeIds', message: 'Only a template for service types can name them' });
  expect((await newTemplate({ scope: 'SERVICE_TYPE' })).body).toEqual(missing);
  expect((await newTemplate({ scope: 'GLOBAL', serviceTypeIds })).body).toEqual(needless);
  const { id } = entityOf(await newTemplate({ scope: 'SERVICE_TYPE', serviceTypeIds }), 201);
  const change = (version: number, changes: object) =>
    patch(harbour.owner, `/api/assessment-template/${id}`, { version, ...changes });
  expect((await change(1, { scope: 'GLOBAL' })).body).toEqual(needless);
  expect((await change(1, { serviceTypeIds: [] })).body).toEqual(missing);
  expect(entityOf(await change(1, { title: 'Clouds' }))).toMatchObject({ serviceTypes: [{ name: 'Cloud hosting' }] });
  const used = await harbour.owner.call(`/api/service-type/${type.id}?version=${type.version}`, { method: 'DELETE' });
  expect(used.body).toMatchObject({ message: '1 record uses this entry. Deactivate it instead.' });
  const changed = entityOf(await change(2, { scope: 'CUSTOM', serviceTypeIds: [] }));
  expect(changed).toMatchObject({ scope: 'CUSTOM', serviceTypes: [] });
  expect((await activityOf(harbour, id)).at(-1)?.changes).toEqual([
    { field: 'scope', old: 'SERVICE_TYPE', new: 'CUSTOM' },
    { field: 'serviceTypeIds', old: serviceTypeIds, new: [] },
  ]);
});

test('for an assessment, published templates are offered, those first that fit its provider', async () => {
  const { harbour, meridian } = places();
  const word = 'Offered';
  const type = await add(harbour, '/api/service-type', { name: 'Payroll' });
  const tier = await add(harbour, '/api/assessment-tier', { name: 'Tier 9' });
  const provider = await add(harbour, '/api/service-provider', {
    title: 'Northwind',
    serviceTypeId: type.id,
    tierId: tier.id,
  });
  const written = async (title: string, body: object) => {
    const { id } = await add(harbour, '/api/assessment-template', { title: `${word} ${title}`, ...body });
    return editTemplate(harbour, { id, version: 1 }, sectionEdits('One', [questionWith()]));
  };
  const published = async (title: string, body: object) => publishTemplate(harbour, await written(title, body));
  await written('draft', { scope: 'GLOBAL' });
  await published('custom', {});
  await published('global', { scope: 'GLOBAL' });
  await published('tier', { tierId: tier.id });
  await published('both', { scope: 'SERVICE_TYPE', serviceTypeIds: [type.id], tierId: tier.id });
  const archived = await published('archived', { scope: 'GLOBAL' });
  expect((await act(archived.id, archived.version, 'ARCHIVE')).status).toBe(200);
  const offered = async (providerId: string) =>
    read(harbour.owner, `/api/assessment-template/offered?search=${word}&providerId=${providerId}`);
  expect(await offered(provider.id)).toMatchObject([
    { title: 'Offered both', serviceType: 'Payroll', tier: 'Tier 9', isGlobal: false },
    { title: 'Offered tier', serviceType: null, tier: 'Tier 9', isGlobal: false },
    { title: 'Offered global', serviceType: null, tier: null, isGlobal: true },
    { title: 'Offered custom', serviceType: null, tier: null, isGlobal: false },
  ]);
  const other = await add(harbour, '/api/service-provider', { title: 'Contoso' });
  expect(at(await offered(other.id), '0.title')).toBe('Offered global');
  expect(await read(meridian.owner, `/api/assessment-template/offered?search=${word}`)).toEqual([]);
});
