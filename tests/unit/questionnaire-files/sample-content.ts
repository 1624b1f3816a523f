import { bareQuestion, type Question } from '#domain/questionnaire/questionnaire.ts';

import { section } from './support.ts';

/** A question with a text, to which others may differ. */
export const question = (id: string, text: string, rest: Partial<Question> = {}): Question => ({
  ...bareQuestion(id, text),
  ...rest,
});

export const option = (value: string, score: number | null = null, warning = '') => ({ value, score, warning });

const which = question('a-1', 'Which <one>|two?', {
  type: 'RADIO',
  help: 'One of\nthem',
  required: true,
  weight: 3,
  options: [option('A|B', 2, 'Ask|why\nnow'), option('C & D')],
});
const log = question('b-2', 'Do you log?', {
  type: 'YESNO',
  weight: 2,
  options: [option('No', null, 'Risky')],
  shownWhen: { questionId: 'a-1', values: ['C & D', 'A|B'] },
});
const when = question('c-3', 'When?', {
  type: 'DATE',
  placeholder: 'A <day>',
  shownWhen: { questionId: 'b-2', values: ['No'] },
});
const proof = question('d-4', 'Proof?', { type: 'FILE', allowedFileTypes: ['pdf', 'png'], maxFileSize: 5 });

/** Questions of several types and conditions, in three sections; the second has no title, the third no questions. */
export const content = [
  section('First & best', [which, log], 'About\nit'),
  section('', [when, proof]),
  section('Empty', []),
];
