import type { DemoAssessment } from '../provider-assessment.ts';
import { alike } from './answers.ts';

/** Reviewed, with warnings; waits for its approver. */
export const havenLink: DemoAssessment = {
  title: 'Port community system, yearly assessment',
  description:
    'About manifests, release messages and customs messages, and the accounts with which hauliers and forwarders use them.',
  provider: 'HavenLink Port Community',
  template: 'Supplier security',
  reviewer: 'both',
  approver: 'manager',
  dueInDays: -20,
  expiresInDays: 10,
  recurrenceMonths: 12,
  daysAgo: { sent: 41, opened: 40, saved: 22, submitted: 21, reviewed: 2 },
  respondents: [
    {
      name: 'Joke Peeters',
      email: 'joke.peeters@havenlink.example',
      answers: {
        ...alike('No', [
          'Have you been fined or sued over the handling of information in the last three years?',
          'Have you had such an incident in the last two years?',
          'Is one copy out of reach of an attacker who controls your systems?',
        ]),
        ...alike('Partly', [
          'Do you assess information security risks at least once a year?',
          'Are sessions ended after a period without activity?',
          'Are logs kept for at least six months, where nobody can change them?',
          'Do you examine causes after each incident?',
          'Do contracts with them ask for as much security as ours with you?',
        ]),
        'What is the full legal name of your organisation?': 'HavenLink N.V.',
        'Where is your website?': 'https://havenlink.example',
        'Who completes this questionnaire, and in which role?': 'Joke Peeters, Information Security Officer',
        'Which service do you provide to us?':
          'The port community platform: manifests, release messages, customs messages and the accounts of hauliers.',
        'How many people work for your organisation?': '92',
        'In which regions are the people who provide the service?': ['European Economic Area'],
        'Who can we call about security at any hour?': 'Operations, +32 3 555 0128, noc@havenlink.example',
        'Since when have you provided this service?': '2012-01-16',
        'Does anything in your ownership or control change within the next year?': 'Yes',
        'What changes, and when?': 'The port authority of Zeebrugge takes over a fifth of the shares in spring.',
        'Who is it?': 'Joke Peeters',
        'Which certificates or reports cover the service?': ['ISO/IEC 27001'],
        'How do you decide what to protect instead?':
          'Risks of the message platform are assessed each year, those of the office network after changes only.',
        'When was the last audit?': { inDays: -96 },
        'What does the training cover?': ['Phishing', 'Handling of personal data', 'Reporting of incidents'],
        'How often are rights reviewed?': 'Yearly',
        'Which product protects passwords and secrets?': 'CyberArk',
        'Can our people sign in with our own identity provider?': 'Yes',
        'Which protocols do you support?': ['SAML'],
        'Which kinds of our information do you hold?': ['Business contacts', 'Personal data', 'Trade secrets'],
        'In which countries is it stored and processed?': 'Belgium and the Netherlands',
        'Who watches alerts?': 'A person in working hours',
        'Do you write the software of the service yourselves?': 'Yes',
        'When was it last exercised?': { inDays: -201 },
        'Up to what amount, in euros?': '5000000',
        'Within how many hours is the service restored?': '8',
        'How many hours of information can be lost?': '1',
        'When was a restoration last tested?': 'Earlier',
        'Do subcontractors reach our information?': 'Yes',
        'Which, where, and for what?':
          'Kaskade Cloud B.V., Netherlands: hosting. Brightmail Delivery Ltd, Ireland: notifications to hauliers.',
        'Do you process personal data on our behalf?': 'Yes',
        'Who is your data protection officer?': 'Wim Claes, privacy@havenlink.example',
        'Does data leave the European Economic Area?': 'No',
        'What else should we know?': 'Release codes will no longer be sent by e-mail from the next release on.',
      },
    },
  ],
  answerReviews: {
    'Have you had such an incident in the last two years?': {
      conclusion: 'WARNING',
      comment:
        'The forged release PINs of I-0004 went through their platform. By telephone, they say that their systems worked as designed. They count it as an incident of the forwarder.',
    },
    'Is one copy out of reach of an attacker who controls your systems?': {
      conclusion: 'WARNING',
      comment: 'Immutable copies are planned for the next budget. Ask again in six months.',
    },
    'Are logs kept for at least six months, where nobody can change them?': {
      conclusion: 'WARNING',
      comment: 'Three months are kept. Too short to examine misuse of release codes.',
    },
    'What changes, and when?': {
      conclusion: 'OK',
      comment: 'Legal has no objection. The contract allows us to leave on a change of control.',
    },
  },
  review: {
    conclusion: 'WARNING',
    reason:
      'Sound on the whole. Conditions for the approval: immutable copies within six months, and logs of release codes kept for a year.',
  },
};
