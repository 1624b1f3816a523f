import type { DemoAssessment } from '../provider-assessment.ts';

/** Expired while it was being answered. */
export const reeferwatch: DemoAssessment = {
  title: 'Reefer monitoring, short check',
  description: 'Before the sensors of all 4,000 containers report to your cloud.',
  provider: 'Reeferwatch Telematics',
  template: 'Cloud service short check',
  reviewer: 'assessor',
  approver: 'manager',
  dueInDays: -21,
  expiresInDays: -7,
  daysAgo: { sent: 50, opened: 48, saved: 45 },
  respondents: [
    {
      name: 'Giulia Ferrando',
      email: 'giulia.ferrando@reeferwatch.example',
      until: 'Security',
      answers: {
        'What is the service called?': 'Reeferwatch Live',
        'Where are its terms?': 'https://reeferwatch.example/terms',
        'What will it hold?': ['Internal information'],
        'In which country is it hosted?': 'Ireland',
        'Is it certified by ISO/IEC 27001 or SOC 2 Type II?': 'No',
        'Can people sign in with our identity provider?': 'Partly',
        'How soon are we told of an incident?': 'Within 72 hours',
      },
    },
  ],
};

/** A draft, ready to be sent once the contract is negotiated. */
export const tallship: DemoAssessment = {
  title: 'Customs declarations, short check',
  description: 'Before the first declarations are made with it.',
  provider: 'Tallship Customs',
  template: 'Cloud service short check',
  reviewer: 'both',
  approver: 'manager',
  dueInDays: 30,
  expiresInDays: 45,
  daysAgo: {},
  respondents: [{ name: 'Harriet Osgood', email: 'harriet.osgood@tallship.example' }],
};
