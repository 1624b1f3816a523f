import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import type { components } from '#openapi/generated/types.ts';

import type { ApiUser } from './api-user.ts';
import type { Organisation } from './directory.ts';
import { mailedLinks } from './mailed-links.ts';

type Schemas = components['schemas'];
type Question = Schemas['Question'];

/** A question of a template with what its test is about. */
export const questionWith = (changes: Partial<Question>): Question => ({
  id: randomUUID(),
  question: 'Is there a security policy?',
  help: '',
  type: 'TEXT',
  required: false,
  placeholder: '',
  options: [],
  weight: 1,
  maxFileSize: 0,
  allowedFileTypes: [],
  shownWhen: null,
  ...changes,
});

interface NewSection {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** A published template with these sections. */
export async function publishedTemplate(
  api: ApiUser,
  organisation: Organisation,
  title: string,
  sections: readonly NewSection[],
  fields: Partial<Schemas['AssessmentTemplateInput']> = {},
): Promise<string> {
  const { id } = await api.post<{ id: string }>(organisation, 'assessment-template', { title, ...fields });
  const edits = sections.flatMap((section): Schemas['TemplateEdit'][] => {
    const questionnaireId = randomUUID();
    return [
      { kind: 'PUT_SECTION', questionnaireId, title: section.title },
      ...section.questions.map((question) => ({ kind: 'PUT_QUESTION' as const, questionnaireId, question })),
    ];
  });
  // As many as one request takes.
  let version = 1;
  for (let at = 0; at < edits.length; at += 200) {
    const body = { version, edits: edits.slice(at, at + 200) };
    ({ version } = await api.post<Schemas['TemplateState']>(organisation, `assessment-template/${id}/content`, body));
  }
  const publication = { version, action: 'PUBLISH', changeLog: 'First version' };
  await api.post(organisation, `assessment-template/${id}/status`, publication);
  return id;
}

/** The token of the newest link in the mails to an address, once there are so many. */
export async function mailedToken(page: Page, to: string, count = 1): Promise<string> {
  const [newest = ''] = await mailedLinks(page, to, count);
  return newest.split('/').at(-1) ?? '';
}

/** Submits answers with a link, as its respondent would. */
export async function submitAnswers(
  page: Page,
  token: string,
  answers: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const responses = Object.entries(answers).map(([questionId, response]) => ({
    questionId,
    response,
    version: 0,
    sequence: 1,
  }));
  const answer = await page.request.post('/api/public/service-provider-assessment/submit', {
    data: { token, editorId: randomUUID(), responses },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
