import { pdfOf } from '../pdf.ts';
import type { DemoAssessment } from '../provider-assessment.ts';
import { alike } from './answers.ts';

/** Submitted, with warnings and a contradiction that wait for the reviewer, who has begun. */
export const craneWorks: DemoAssessment = {
  title: 'Remote maintenance of the cranes',
  description:
    'About the people who maintain our crane controllers, on site and from Malmö, and the laptops and connections that they use.',
  provider: 'CraneWorks Automation',
  template: 'Supplier security',
  reviewer: 'mfa',
  approver: 'manager',
  dueInDays: -4,
  expiresInDays: 40,
  recurrenceMonths: 12,
  daysAgo: { sent: 33, opened: 32, saved: 12, submitted: 6 },
  clarifications: [
    {
      about: 'In which countries is it stored and processed?',
      text: 'Are the parameters on the laptops encrypted, and when are they deleted?',
      daysAgo: 9,
      reply:
        'The laptops are encrypted with BitLocker. Parameters are deleted after each visit since October; before, never.',
    },
  ],
  respondents: [
    {
      name: 'Elin Sandberg',
      email: 'elin.sandberg@craneworks.example',
      files: [
        {
          on: 'Attach the newest certificates or reports.',
          name: 'Certificate IEC 62443-2-4.pdf',
          content: pdfOf([
            'Certificate of conformity',
            'CraneWorks Automation AB, Skeppsbron 8, 211 20 Malmo',
            '',
            'Maintenance service for crane controllers, on site and remote',
            'IEC 62443-2-4:2023, security programme, maturity level 2',
            '',
            'Certificate number NK-62443-0817',
          ]),
        },
      ],
      answers: {
        ...alike('No', [
          'Does anything in your ownership or control change within the next year?',
          'Have you been fined or sued over the handling of information in the last three years?',
          'Can our people sign in with our own identity provider?',
          'Do you process personal data on our behalf?',
          'Have you had such an incident in the last two years?',
          'Does an independent auditor check your security at least once a year?',
          'Is information classified and marked?',
          'Do you know what would replace each critical supplier?',
          'Is every administrative access recorded?',
        ]),
        ...alike('Partly', [
          'Are exceptions from your policies approved, recorded and limited in time?',
          'Does everyone have a personal account?',
          'Is remote access encrypted, and limited to managed devices?',
          'Do contractors meet the same rules as employees?',
          'Do you scan for vulnerabilities at least each month?',
          'Is the network divided, with filters between the parts?',
          'Are development, test and production apart?',
          'Do you have a tested plan for incidents?',
          'Are critical people deputised?',
        ]),
        'What is the full legal name of your organisation?': 'CraneWorks Automation AB',
        'Where is your website?': 'https://craneworks.example',
        'Who completes this questionnaire, and in which role?': 'Elin Sandberg, Quality and Security Manager',
        'Which service do you provide to us?':
          'Maintenance of the controllers of six ship-to-shore cranes: four visits a year, remote diagnosis, spare parts.',
        'How many people work for your organisation?': '58',
        'In which regions are the people who provide the service?': ['European Economic Area'],
        'Who can we call about security at any hour?': 'Service desk, +46 40 555 0170, security@craneworks.example',
        'Since when have you provided this service?': '2014-09-15',
        'Who is it?': 'Elin Sandberg',
        'What does the training cover?': ['Phishing', 'Remote work'],
        'Do you test with simulated phishing?': 'No',
        'How soon is access removed when someone leaves?': 'Within a week',
        'Which rules do not apply to contractors?':
          'Commissioning partners in Poland use their own laptops, which we do not manage.',
        'Who uses multi-factor authentication?': 'Administrators only',
        'By when will everyone use it?': { inDays: 154 },
        'How often are rights reviewed?': 'Never',
        'Which product protects passwords and secrets?': 'KeePass, one database for each customer',
        'Which kinds of our information do you hold?': ['Business contacts', 'Trade secrets'],
        'In which countries is it stored and processed?':
          'Sweden. Parameters of the controllers are also on the laptops of the technicians.',
        'Who holds the keys?': 'Files on servers',
        'How soon are critical vulnerabilities closed?': 'Within a month',
        'Who watches alerts?': 'A person in working hours',
        'Do you write the software of the service yourselves?': 'Yes',
        'Do tools look for weaknesses in code and dependencies with every change?': 'No',
        'Do you keep a list of the components of each release?': 'No',
        'When was it last exercised?': { inDays: -410 },
        'How soon do you tell us of an incident that concerns us?': 'Within 72 hours',
        'Are you insured against cyber incidents?': 'Yes',
        'Up to what amount, in euros?': '2000000',
        'Within how many hours is the service restored?': '24',
        'How many hours of information can be lost?': '24',
        'How often are backups made?': 'Weekly',
        'When was a restoration last tested?': 'Earlier',
        'Do subcontractors reach our information?': 'Yes',
        'Which, where, and for what?': 'Baltic Commissioning Sp. z o.o., Gdynia: commissioning of drives and sensors.',
        'What else should we know?':
          'The firmware of cranes 1 to 4 will be signed with the update that is planned with you for January.',
      },
    },
  ],
  answerReviews: {
    'Does everyone have a personal account?': {
      conclusion: 'BLOCKER',
      comment: 'The maintenance laptop still has one account for all technicians, as the penetration test found.',
    },
    'Who uses multi-factor authentication?': {
      conclusion: 'WARNING',
      comment: 'Acceptable until their date, because sessions end at our jump host.',
    },
  },
};
