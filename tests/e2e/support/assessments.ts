import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { bareQuestion, type Question } from '#domain/questionnaire/questionnaire.ts';
import type { components } from '#openapi/generated/types.ts';

import type { ApiUser } from './api-user.ts';
import type { Organisation } from './directory.ts';
import { readSurroundings } from './surroundings.ts';

type Schemas = components['schemas'];

/** A question of a template with what its test is about. */
export const questionWith = (changes: Partial<Question>): Question => ({
  ...bareQuestion(randomUUID(), 'Is there a security policy?'),
  type: 'TEXT',
  weight: 1,
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

/** Someone who answers the only question of an assessment with the same link, on another device. */
export interface OtherRespondent {
  /** Changes the answer to another text than before. @returns it as the server has it */
  readonly save: () => Promise<Schemas['SecureAnswer']>;
  readonly submit: () => Promise<void>;
}

/** Calls the server without the browser of the test, whose requests may be held. */
export function otherRespondent(token: string, questionId: string): OtherRespondent {
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const sent = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${readSurroundings().origin}/api/public/service-provider-assessment/${path}`, sent);
    expect(answer.ok, path).toBe(true);
    const { data }: { data: Data } = await answer.json();
    return data;
  };
  const stored = async () => {
    const { assessment } = await call<Schemas['SecureAssessmentView']>(`secure/${token}`);
    return assessment.responses[0];
  };
  let changes = 0;
  const next = async () => {
    changes += 1;
    return { questionId, response: [`Theirs ${changes}`], version: (await stored())?.version ?? 0, sequence: 1 };
  };
  return {
    async save() {
      const responses = [await next()];
      const { answers } = await call<Schemas['SavedAnswers']>('save-draft', {
        token,
        editorId: randomUUID(),
        responses,
      });
      const [saved] = answers;
      if (saved?.outcome !== 'SAVED') throw new Error('The other answer was not saved');
      return saved.answer;
    },
    async submit() {
      const responses = (await stored()) === undefined ? [await next()] : [];
      await call('submit', { token, editorId: randomUUID(), responses });
    },
  };
}
