import { randomUUID } from 'node:crypto';

import { bareQuestion, type Question } from '#domain/questionnaire/questionnaire.ts';
import type { TemplateEdit } from '#domain/questionnaire/template-edits.ts';
import { numberAt, textAt } from '#tests/server/identity/support.ts';

import { nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { createPlain } from './samples.ts';

/** A template and the version of its content. */
export interface WrittenTemplate {
  readonly id: string;
  readonly version: number;
}

/** A question with a text, to which others may differ. */
export const questionWith = (given: Partial<Question> = {}): Question => ({
  ...bareQuestion(randomUUID(), 'Do you encrypt backups?'),
  type: 'TEXT',
  ...given,
});

/** Edits that add a section with questions. */
export function sectionEdits(title: string, questions: readonly Question[]): TemplateEdit[] {
  const questionnaireId = randomUUID();
  return [
    { kind: 'PUT_SECTION', questionnaireId, title },
    ...questions.map((question) => ({ kind: 'PUT_QUESTION', questionnaireId, question }) as const),
  ];
}

const post = ({ owner, organisation }: Place, path: string, body: object) =>
  owner.call(`/api/assessment-template/${path}`, { method: 'POST', body, organisation: organisation.id });

/** Edits the content of a template. */
export async function editTemplate(place: Place, { id, version }: WrittenTemplate, edits: readonly TemplateEdit[]) {
  const { body } = await post(place, `${id}/content`, { version, edits });
  return { id, version: numberAt(body, 'data.version') };
}

/** A template with a question. */
export async function writtenTemplate(place: Place): Promise<WrittenTemplate> {
  const { id } = await createPlain(place, 'AssessmentTemplates');
  const edits = sectionEdits(place.marker, [questionWith({ help: place.marker })]);
  return editTemplate(place, { id, version: 1 }, edits);
}

/** Publishes a template. */
export async function publishTemplate(place: Place, { id, version }: WrittenTemplate): Promise<WrittenTemplate> {
  const { body } = await post(place, `${id}/status`, { version, action: 'PUBLISH', changeLog: place.marker });
  return { id, version: numberAt(body, 'data.version') };
}

/** A template whose first version is published. */
export const publishedTemplate = async (place: Place): Promise<WrittenTemplate> =>
  publishTemplate(place, await writtenTemplate(place));

/** Valid inputs of the operations on the contents of assessment templates. */
export const assessmentTemplateFixtures = {
  'AssessmentTemplateContents.get': async (place) => ({ path: { id: (await writtenTemplate(place)).id } }),
  'AssessmentTemplateContents.edit': async (place) => {
    const { id, version } = await writtenTemplate(place);
    const question = questionWith({
      type: 'RADIO',
      options: [{ value: place.marker, score: 3, warning: place.marker }],
      allowedFileTypes: ['pdf'],
    });
    const [section, ...others] = sectionEdits(place.marker, [question]);
    if (section === undefined) throw new Error('There is no section');
    // With everything that any edit can have, so that each part is tested; this one uses only its title.
    const shownWhen = { questionId: randomUUID(), values: ['Yes'] };
    const parts = { description: '', questionId: randomUUID(), at: 0, question: { ...question, shownWhen } };
    return { path: { id }, body: { version, edits: [{ ...section, ...parts }, ...others] } };
  },
  'AssessmentTemplateContents.changeStatus': async (place) => {
    const { id, version } = await writtenTemplate(place);
    return { path: { id }, body: { version, action: 'PUBLISH', changeLog: place.marker } };
  },
  'AssessmentTemplateContents.versions': async (place) => ({ path: { id: (await publishedTemplate(place)).id } }),
  'AssessmentTemplateContents.getVersion': async (place) => {
    const { id } = await publishedTemplate(place);
    const call = { organisation: place.organisation.id };
    const { body } = await place.owner.call(`/api/assessment-template/${id}/versions`, call);
    return { path: { id: textAt(body, 'data.0.id') } };
  },
  'AssessmentTemplateFiles.readFile': async ({ marker }) => ({
    raw: JSON.stringify({ questionnaire: [{ type: 'block', text: marker, items: [{ type: 'line', text: marker }] }] }),
  }),
  'AssessmentTemplateFiles.form': nothing,
  'AssessmentTemplateFiles.exportContent': async (place) => ({
    path: { id: (await writtenTemplate(place)).id },
    query: { format: 'csv' },
  }),
  'OfferedTemplates.options': async (place) => {
    await publishedTemplate(place);
    return { query: { search: 'a', providerId: (await createPlain(place, 'ServiceProviders')).id } };
  },
  'QuestionDrafts.generate': async ({ marker }) => ({ body: { topic: `Backups ${marker}`, count: 3 } }),
} satisfies FixturesOf<
  'AssessmentTemplateContents' | 'AssessmentTemplateFiles' | 'OfferedTemplates' | 'QuestionDrafts'
>;
