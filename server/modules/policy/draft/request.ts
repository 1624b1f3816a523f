import type { Schemas } from '#server/contract/types.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

/** What a policy is to say, with the headings that it will have. */
export type DraftedDocument = Required<Schemas['PolicyDraftInput']>;

/** The sections of a document whose headings nobody has chosen. */
export const usualHeadings = [
  'Purpose',
  'Scope',
  'Roles and responsibilities',
  'Rules',
  'Exceptions',
  'Enforcement',
  'Review',
] as const;

const instructions = [
  'Help to write a document of an information security management system.',
  'Write the section that the facts name, and nothing of the other sections. The facts say what the document settles, its audience and its tone.',
  'Write British English, in plain words. State rules with "must", so that each can be checked, and name a control of ISO/IEC 27001:2022, Annex A, where one applies.',
  'Put what is not known into square brackets, such as [name of the organisation].',
  'Answer with HTML that has only the elements p, ul, ol, li, table, thead, tbody, tr, th, td, h3, strong and em, without attributes and without the heading of the section.',
].join(' ');

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['html'],
  properties: { html: { type: 'string', minLength: 1, maxLength: 15_000 } },
} as const;

const htmlIn = (answer: unknown): string => {
  if (typeof answer !== 'object' || answer === null || !('html' in answer) || typeof answer.html !== 'string')
    throw new Error('The answer was not checked');
  return sanitisedHtml(answer.html);
};

/**
 * The request for one section. Each is asked for alone, so that each is checked before it is shown, and a failure loses
 * one only.
 * @param template the section of a starter policy, for drafts without a model
 */
export const sectionRequest = (document: DraftedDocument, heading: string, template: () => string) => ({
  instructions,
  facts: { ...document, section: heading },
  schema,
  resultOf: htmlIn,
  template: () => ({ html: template() }),
});
