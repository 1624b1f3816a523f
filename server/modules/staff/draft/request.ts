import { cleanText } from '#domain/text/clean-text.ts';
import type { Schemas } from '#server/contract/types.ts';

import { roleFrom, type DraftedRole } from './role-families.ts';

const instructions = [
  'Help to describe a role in an organisation, with what it has to do with information security (ISO/IEC 27001, 5.3 and 7.2).',
  'The facts name the position and the department, and what to take into account.',
  'Write responsibilities, authorities and required competence in British English and plain words: one sentence a line, at most eight lines each, without bullets or headings.',
  'Responsibilities are what the person does or answers for, authorities what they may decide without asking, required competence what the role needs to know and to be able to do.',
  'Name nobody, and no product or law that the facts do not name.',
].join(' ');

const text = { type: 'string', minLength: 1, maxLength: 4000 } as const;

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['responsibilities', 'authorities', 'requiredCompetence'],
  properties: { responsibilities: text, authorities: text, requiredCompetence: text },
} as const;

const fields = ['responsibilities', 'authorities', 'requiredCompetence'] as const;

/** A checked answer, without what the contract's prose may not have. */
function roleIn(answer: unknown): DraftedRole {
  const given = new Map(Object.entries(typeof answer === 'object' && answer !== null ? answer : {}));
  const [responsibilities, authorities, requiredCompetence] = fields.map((field) => {
    const value: unknown = given.get(field);
    if (typeof value !== 'string') throw new Error('The answer was not checked');
    return cleanText(value);
  });
  if (responsibilities === undefined || authorities === undefined || requiredCompetence === undefined)
    throw new Error('The answer was not checked');
  return { responsibilities, authorities, requiredCompetence };
}

/** The request for the draft of a role. */
export const roleRequest = (input: Schemas['RoleDraftInput']) => ({
  instructions,
  facts: { position: input.position, department: input.department ?? '', notes: input.notes ?? '' },
  schema,
  resultOf: roleIn,
  template: () => roleFrom(input),
});
