import type { CatalogueOption, CatalogueQuestion } from '#domain/catalogue-files/catalogue.ts';

interface DemoQuestionGroup {
  readonly name: string;
  readonly description: string;
  readonly questions: readonly CatalogueQuestion[];
}

const answers = (yes: string, partly: string, no: string): readonly CatalogueOption[] => [
  { text: yes, speaksFor: true, result: 'COMPLIANT', maturity: 3 },
  { text: partly, speaksFor: null, result: 'MINOR_NON_CONFORMITY', maturity: 2 },
  { text: no, speaksFor: false, result: 'MAJOR_NON_CONFORMITY', maturity: 1 },
];

const ask = (text: string, ...three: Parameters<typeof answers>): CatalogueQuestion => ({
  text,
  isMultiple: false,
  options: answers(...three),
});

/** A small bank of security questions in our own words. */
export const demoBank: readonly DemoQuestionGroup[] = [
  {
    name: 'Access',
    description: 'Who may get at what, and how that is kept right.',
    questions: [
      ask(
        'Is there one person who answers for who has access to this?',
        'Yes, and the name is recorded',
        'Someone does it, but the name is not recorded',
        'No',
      ),
      ask(
        'When was the list of people with access last checked against who needs it?',
        'Within the planned time',
        'Later than planned',
        'Never',
      ),
      ask(
        'How soon does access end when someone leaves?',
        'On the last day, and that is checked',
        'Within a week',
        'It is not known',
      ),
    ],
  },
  {
    name: 'Recovery',
    description: 'Whether what is lost can be brought back in time.',
    questions: [
      ask(
        'Was a copy restored to see whether it can be used?',
        'Yes, within the last year, with a record',
        'Some years ago, or without a record',
        'No',
      ),
      ask(
        'Is a copy kept where the same event cannot reach it?',
        'Yes, apart and protected from change',
        'Apart, but it can be changed from the same place',
        'No',
      ),
    ],
  },
  {
    name: 'Suppliers',
    description: 'What others do for the organisation, and what was agreed with them.',
    questions: [
      ask(
        'Does the agreement say how soon the supplier reports an incident?',
        'Yes, and it has been tried or used',
        'Yes, but it has never been tried',
        'No',
      ),
      {
        text: 'How is the supplier looked after during the term of the agreement?',
        isMultiple: true,
        options: [
          { text: 'By a yearly review of reports', speaksFor: true, result: 'COMPLIANT', maturity: 3 },
          { text: 'By figures that are followed', speaksFor: true, result: 'COMPLIANT', maturity: 4 },
          { text: 'Not at all', speaksFor: false, result: 'MAJOR_NON_CONFORMITY', maturity: 1 },
        ],
      },
    ],
  },
];
