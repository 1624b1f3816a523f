import { pdfOf } from '../pdf.ts';
import type { DemoAnswers, DemoAssessment } from '../provider-assessment.ts';
import { alike } from './answers.ts';

const respondent = { name: 'Femke de Wit', email: 'femke.dewit@kaskade.example' };

const answers: DemoAnswers = {
  ...alike('No', [
    'Does anything in your ownership or control change within the next year?',
    'Have you been fined or sued over the handling of information in the last three years?',
    'Have you had such an incident in the last two years?',
  ]),
  'What is the full legal name of your organisation?': 'Kaskade Cloud B.V.',
  'Where is your website?': 'https://kaskade.example',
  'Who completes this questionnaire, and in which role?':
    'Femke de Wit, Account Manager, with the trust team of Kaskade',
  'Which service do you provide to us?':
    'Virtual machines, managed PostgreSQL and object storage in the regions Rotterdam and Aarhus.',
  'How many people work for your organisation?': '2140',
  'In which regions are the people who provide the service?': ['European Economic Area', 'Asia'],
  'Who can we call about security at any hour?': 'Security desk, +31 10 555 0199, psirt@kaskade.example',
  'Since when have you provided this service?': '2021-11-01',
  'Who is it?': 'Dr. Maarten Kuipers, Chief Information Security Officer',
  'Which certificates or reports cover the service?': ['ISO/IEC 27001', 'SOC 2 Type II', 'ISO/IEC 27701'],
  'When was the last audit?': { inDays: -430 },
  'What does the training cover?': [
    'Phishing',
    'Passwords and passkeys',
    'Handling of personal data',
    'Reporting of incidents',
    'Remote work',
  ],
  'Which product protects passwords and secrets?': 'A vault of our own, backed by hardware security modules',
  'Can our people sign in with our own identity provider?': 'Yes',
  'Which protocols do you support?': ['SAML', 'OpenID Connect', 'SCIM'],
  'Which kinds of our information do you hold?': ['Business contacts', 'Personal data', 'Payment data'],
  'In which countries is it stored and processed?':
    'Netherlands and Denmark, as you choose for each project. Support at night is given from Singapore, without access to customer data.',
  'Do you write the software of the service yourselves?': 'Yes',
  'Where can researchers report weaknesses?': 'https://kaskade.example/security/report',
  'When was it last exercised?': { inDays: -455 },
  'Up to what amount, in euros?': '50000000',
  'Within how many hours is the service restored?': '4',
  'How many hours of information can be lost?': '1',
  'Where do you publish the status of the service?': 'https://status.kaskade.example',
  'Do subcontractors reach our information?': 'Yes',
  'Which, where, and for what?': 'Nordlys Data Centres A/S, Aarhus: buildings, power and remote hands.',
  'Do you ask us before you engage another one?': 'Partly',
  'Do you process personal data on our behalf?': 'Yes',
  'Who is your data protection officer?': 'Lotte Hendriks, privacy@kaskade.example',
  'Does data leave the European Economic Area?': 'No',
};

/** Approved a year ago. */
const firstAssessment: DemoAssessment = {
  title: 'Cloud platform, first assessment',
  description: 'Before the framework agreement: the regions Rotterdam and Aarhus, with support at any hour.',
  provider: 'Kaskade Cloud',
  template: 'Supplier security',
  reviewer: 'manager',
  approver: 'admin',
  dueInDays: -372,
  expiresInDays: -342,
  daysAgo: { sent: 402, opened: 401, saved: 380, submitted: 380, reviewed: 366, decided: 361 },
  respondents: [
    {
      ...respondent,
      answers,
      files: [
        {
          on: 'Attach the newest certificates or reports.',
          name: 'ISO 27001 certificate, Kaskade Cloud.pdf',
          content: pdfOf([
            'Certificate of registration',
            'Kaskade Cloud B.V., Wilhelminakade 1, 3072 Rotterdam',
            '',
            'ISO/IEC 27001:2022',
            'Virtual machines, managed databases and object storage',
            '',
            'Certificate number KC-27001-2231',
          ]),
        },
      ],
    },
  ],
  answerReviews: {
    'In which countries is it stored and processed?': {
      conclusion: 'OK',
      comment: 'Checked with their access log of a week: no reads from Singapore.',
    },
    'Do you ask us before you engage another one?': {
      conclusion: 'WARNING',
      comment: 'They announce new subcontractors 30 days ahead on a page. Someone of ours must subscribe to it.',
    },
  },
  review: {
    conclusion: 'OK',
    reason: 'Certified, audited and well run. One remark: new subcontractors are announced, not agreed.',
  },
  decision: { action: 'APPROVE', reason: 'Approved. Purchasing has subscribed to the list of subcontractors.' },
};

/** Sent, and opened: each answer of the first one asks whether it is still true. */
const yearlyAssessment: DemoAssessment = {
  title: 'Cloud platform, yearly assessment',
  description: 'Most answers of last year may still be true: please check and confirm them, or say what has changed.',
  provider: 'Kaskade Cloud',
  template: 'Supplier security',
  reviewer: 'manager',
  approver: 'admin',
  repeats: firstAssessment.title,
  rewords: {
    from: 'Is one person accountable for information security?',
    to: 'Is one person of the management accountable for information security?',
  },
  dueInDays: 26,
  expiresInDays: 56,
  recurrenceMonths: 12,
  daysAgo: { sent: 4, opened: 3 },
  respondents: [respondent],
};

export const kaskade: readonly DemoAssessment[] = [firstAssessment, yearlyAssessment];
