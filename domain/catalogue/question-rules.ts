import type { CatalogueControl, CatalogueQuestion } from '../catalogue-files/catalogue.ts';
import { partText, refOf } from '../catalogue-files/facts.ts';

/** The most questions that are generated for one control. */
export const mostGenerated = 3;

/** What is known of a control for which questions are generated. */
export interface QuestionFacts {
  readonly ref: string;
  readonly title: string;
  readonly statement: string;
}

/** As much of a statement as a question needs. */
const longestStatement = 4_000;

export const questionFacts = (control: Pick<CatalogueControl, 'id' | 'props' | 'title' | 'parts'>): QuestionFacts => ({
  ref: refOf(control),
  title: control.title,
  statement: partText(control, 'statement').slice(0, longestStatement),
});

/** The questions that rules give for a control without a model: whether it is done, and what shows it. */
export const questionsByRule = ({ ref, title }: Pick<QuestionFacts, 'ref' | 'title'>): CatalogueQuestion[] => [
  {
    text: `Is ${ref}${title === '' ? '' : ` (${title})`} carried out as its statement asks?`,
    isMultiple: false,
    options: [
      { text: 'Yes, in all that it covers', speaksFor: true, result: 'COMPLIANT', maturity: 3 },
      { text: 'Yes, with room for improvement', speaksFor: true, result: 'OFI', maturity: 2 },
      { text: 'In part', speaksFor: false, result: 'MINOR_NON_CONFORMITY', maturity: 1 },
      { text: 'No', speaksFor: false, result: 'MAJOR_NON_CONFORMITY', maturity: 0 },
      { text: 'It does not apply to us', speaksFor: null, result: 'NON_APPLICABLE', maturity: null },
    ],
  },
  {
    text: 'What shows that it is carried out?',
    isMultiple: true,
    options: [
      { text: 'A policy or procedure in force', speaksFor: true, result: null, maturity: null },
      { text: 'Records of the last twelve months', speaksFor: true, result: null, maturity: null },
      { text: 'A test or an audit', speaksFor: true, result: null, maturity: null },
      { text: 'Nothing yet', speaksFor: false, result: 'MINOR_NON_CONFORMITY', maturity: null },
    ],
  },
];
