import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Question, Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { TemplateEdit } from '#domain/questionnaire/template-edits.ts';
import type { Schemas } from '#server/contract/types.ts';
import { secureLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newLink } from '#server/modules/secure-link/index.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person, TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

import { questionWith } from './assessment-template-fixtures.ts';

/** An organisation with someone who has every right there. */
interface Place {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
  readonly owner: Person;
}

const post = ({ owner, organisation }: Place, path: string, body: object) =>
  owner.call(path, { method: 'POST', body, organisation: organisation.id });

const day = 86_400_000;

/** A day so many days from now, in UTC. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** A section of a template. */
export type Section = Pick<Questionnaire, 'id' | 'title' | 'questions'>;

export const sectionWith = (questions: readonly Partial<Question>[], title = 'Backups'): Section => ({
  id: randomUUID(),
  title,
  questions: questions.map(questionWith),
});

const editsOf = (sections: readonly Section[]): TemplateEdit[] =>
  sections.flatMap(({ id: questionnaireId, title, questions }) => [
    { kind: 'PUT_SECTION' as const, questionnaireId, title },
    ...questions.map((question) => ({ kind: 'PUT_QUESTION' as const, questionnaireId, question })),
  ]);

/** A template of which a version with these sections is published. @returns its id */
async function templateWith(place: Place, title: string, sections: readonly Section[]): Promise<string> {
  const id = textAt((await post(place, '/api/assessment-template', { title })).body, 'data.id');
  const edited = await post(place, `/api/assessment-template/${id}/content`, { version: 1, edits: editsOf(sections) });
  const version = numberAt(edited.body, 'data.version');
  await post(place, `/api/assessment-template/${id}/status`, { version, action: 'PUBLISH', changeLog: title });
  return id;
}

/** A provider. @returns its id */
const providerNamed = async (place: Place, title: string): Promise<string> =>
  textAt((await post(place, '/api/service-provider', { title })).body, 'data.id');

/** Someone who answers, with what they are sent. */
export interface GivenLink {
  readonly token: string;
  readonly linkId: string;
  readonly respondentId: string;
  readonly assessmentId: string;
  readonly path: string;
}

export const within = <T>({ server: { database }, organisation, owner }: Place, work: () => Promise<T>) =>
  database.inOrganisation({ organisationId: organisation.id, userId: owner.id }, work);

/** A link for a respondent, without a mail. */
export async function linkFor(
  place: Place,
  { assessmentId, respondentId }: Pick<GivenLink, 'assessmentId' | 'respondentId'>,
  expiresAt = new Date(Date.now() + 30 * day),
): Promise<GivenLink> {
  const opens = { kind: 'assessment' as const, recordId: assessmentId, holderId: respondentId };
  const { token, linkId } = await within(place, async () => {
    const made = await newLink(opens, { expiresAt, endZone: 'UTC' });
    const links = await db
      .select({ id: secureLink.id })
      .from(secureLink)
      .where(eq(secureLink.respondentId, respondentId))
      .orderBy(secureLink.createdAt);
    return { token: made, linkId: links.at(-1)?.id ?? '' };
  });
  return { token, linkId, respondentId, assessmentId, path: `/api/public/service-provider-assessment/secure/${token}` };
}

interface Wanted {
  readonly title?: string;
  readonly sections?: readonly Section[];
  /** The indices of the sections of each respondent; none for all. */
  readonly respondents?: readonly (readonly number[])[];
  readonly fields?: Partial<Schemas['ServiceProviderAssessmentInput']>;
}

/** An assessment and what it was made of. */
export interface NewAssessment {
  readonly id: string;
  readonly version: number;
  readonly sections: readonly Section[];
  readonly respondentIds: readonly string[];
}

/** An assessment that is ready to be sent. */
export async function newAssessment(place: Place, wanted: Wanted = {}): Promise<NewAssessment> {
  const { title = `Assessment ${randomUUID()}`, respondents = [[]] } = wanted;
  const { sections = [sectionWith([{ question: `${title}?`, required: true }])], fields = {} } = wanted;
  const { providerId = await providerNamed(place, `${title} provider`) } = fields;
  const { templateId = await templateWith(place, `${title} template`, sections) } = fields;
  const body = { title, expiresOn: inDays(30), ...fields, providerId, templateId };
  const id = textAt((await post(place, '/api/service-provider-assessment', body)).body, 'data.id');
  const respondentIds: string[] = [];
  for (const indices of respondents) {
    const questionnaireIds = indices.map((index) => sections[index]?.id ?? '');
    const email = `${randomUUID()}@example.org`;
    const added = await post(place, `/api/service-provider-assessment/${id}/respondents`, { email, questionnaireIds });
    respondentIds.push(textAt(added.body, 'data.id'));
  }
  return { id, version: 1, sections, respondentIds };
}

/** Takes an action on an assessment. */
export async function act(
  place: Place,
  { id, version }: Pick<NewAssessment, 'id' | 'version'>,
  action: object,
  who: Person = place.owner,
) {
  const call = { method: 'POST', body: { version, ...action }, organisation: place.organisation.id } as const;
  return who.call(`/api/service-provider-assessment/${id}/status`, call);
}

export interface SentAssessment extends NewAssessment {
  /** Of each respondent. */
  readonly links: readonly GivenLink[];
  /** Of the first respondent. */
  readonly link: GivenLink;
}

/** An assessment that was sent. */
export async function sentAssessment(place: Place, wanted: Wanted = {}): Promise<SentAssessment> {
  const made = await newAssessment(place, wanted);
  const sent = await act(place, made, { action: 'SEND' });
  if (sent.status !== 200) throw new Error(`The assessment was not sent: ${sent.text}`);
  const links: GivenLink[] = [];
  for (const respondentId of made.respondentIds)
    links.push(await linkFor(place, { assessmentId: made.id, respondentId }));
  const [link] = links;
  if (link === undefined) throw new Error('An assessment was to be sent to nobody');
  return { ...made, version: numberAt(sent.body, 'data.version'), links, link };
}

/** An answer as a tab sends it. */
export const answerTo = (questionId: string, response: string | readonly string[], more: object = {}) => ({
  questionId,
  response: typeof response === 'string' ? [response] : [...response],
  version: 0,
  sequence: 1,
  ...more,
});

type Sent = ReturnType<typeof answerTo>;

const send = (
  { server }: Pick<Place, 'server'>,
  what: 'save-draft' | 'submit',
  { token }: GivenLink,
  editorId: string,
  responses: readonly Sent[],
) =>
  server.call(`/api/public/service-provider-assessment/${what}`, {
    method: 'POST',
    headers: { 'x-link-token': token },
    body: { token, editorId, responses },
  });

/** Saves answers as one tab. */
export const save = (
  place: Pick<Place, 'server'>,
  link: GivenLink,
  responses: readonly Sent[],
  editorId: string = randomUUID(),
) => send(place, 'save-draft', link, editorId, responses);

/** Submits, with answers that are not saved yet. */
export const submit = (
  place: Pick<Place, 'server'>,
  link: GivenLink,
  responses: readonly Sent[] = [],
  editorId: string = randomUUID(),
) => send(place, 'submit', link, editorId, responses);

/** Asks the organisation about a question. @returns the id of what is asked */
export async function askAbout(
  { server }: Pick<Place, 'server'>,
  { token }: GivenLink,
  questionId: string,
  text = 'Which year?',
): Promise<string> {
  const id = randomUUID();
  const asked = await server.call('/api/public/service-provider-assessment/ask', {
    method: 'POST',
    headers: { 'x-link-token': token },
    body: { token, questionId, key: id, text },
  });
  if (asked.status !== 201) throw new Error(`Nothing was asked: ${asked.text}`);
  return id;
}

/** An assessment whose only question, or all given ones, is answered and submitted. */
export async function submittedAssessment(
  place: Place,
  wanted: Wanted & { readonly answers?: (questions: readonly Question[]) => readonly Sent[] } = {},
): Promise<SentAssessment> {
  const sent = await sentAssessment(place, wanted);
  const questions = sent.sections.flatMap((section) => section.questions);
  const { answers = (all: readonly Question[]) => all.map(({ id }) => answerTo(id, 'We do')) } = wanted;
  const answer = await submit(place, sent.link, answers(questions));
  if (answer.status !== 200) throw new Error(`The assessment was not submitted: ${answer.text}`);
  return { ...sent, version: await versionOf(place, sent.id) };
}

/** The version of an assessment now. */
export async function versionOf({ owner, organisation }: Place, id: string): Promise<number> {
  const { body } = await owner.call(`/api/service-provider-assessment/${id}`, { organisation: organisation.id });
  return numberAt(body, 'data.version');
}

/** An assessment as members see it. */
export const assessmentNow = async ({ owner, organisation }: Place, id: string): Promise<unknown> =>
  at((await owner.call(`/api/service-provider-assessment/${id}`, { organisation: organisation.id })).body, 'data');

/** The answers of an assessment as reviewers see them. */
export const answersNow = async ({ owner, organisation }: Place, id: string): Promise<unknown> =>
  at(
    (await owner.call(`/api/service-provider-assessment/${id}/answers`, { organisation: organisation.id })).body,
    'data',
  );
