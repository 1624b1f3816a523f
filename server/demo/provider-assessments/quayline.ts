import type { DemoAssessment } from '../provider-assessment.ts';
import { alike } from './answers.ts';

/** About half answered by two people, and overdue. */
export const quayline: DemoAssessment = {
  title: 'Terminal operating system, yearly assessment',
  description:
    'Please answer for the terminal operating system as you run it for us, and for the customer portal. We need it before we negotiate the renewal.',
  provider: 'Quayline Systems',
  template: 'Supplier security',
  reviewer: 'manager',
  approver: 'admin',
  dueInDays: -3,
  expiresInDays: 75,
  recurrenceMonths: 12,
  daysAgo: { sent: 24, opened: 23, saved: 2 },
  respondents: [
    {
      name: 'Aino Virtanen',
      email: 'aino.virtanen@quayline.example',
      until: 'Access',
      asks: [
        {
          about: 'Which certificates or reports cover the service?',
          text: 'Our certificate covers the hosting, not yet the customer portal. Shall we name it all the same?',
          daysAgo: 9,
          answer: {
            text: 'Yes, please, and write in the last question what it does not cover and by when it will.',
            daysAgo: 8,
          },
        },
        {
          about: 'When was the last audit?',
          text: 'Do you mean the last surveillance audit or the last recertification?',
          daysAgo: 3,
        },
      ],
      answers: {
        ...alike('No', [
          'Does anything in your ownership or control change within the next year?',
          'Have you been fined or sued over the handling of information in the last three years?',
        ]),
        'What is the full legal name of your organisation?': 'Quayline Systems Oy',
        'Where is your website?': 'https://quayline.example',
        'Who completes this questionnaire, and in which role?': 'Aino Virtanen, Head of Service Operations',
        'Which service do you provide to us?':
          'Quayline TOS, hosted: planning and control of the terminals at Gdańsk and Rotterdam, with the customer portal.',
        'How many people work for your organisation?': '164',
        'In which regions are the people who provide the service?': ['European Economic Area'],
        'Who can we call about security at any hour?': 'Duty manager, +358 9 555 0119, duty@quayline.example',
        'Since when have you provided this service?': '2017-04-03',
        'Does management approve an information security policy?': 'Yes',
        'Who is it?': 'Henrik Lund, CTO',
        'Which certificates or reports cover the service?': ['ISO/IEC 27001'],
        'When was the last audit?': { inDays: -158 },
        'Are exceptions from your policies approved, recorded and limited in time?': 'Partly',
        'What does the training cover?': ['Phishing', 'Passwords and passkeys', 'Reporting of incidents'],
        'Do you test with simulated phishing?': 'No',
        'How soon is access removed when someone leaves?': 'Within a week',
        'Who uses multi-factor authentication?': 'Administrators only',
        'By when will everyone use it?': { inDays: 96 },
        'How often are rights reviewed?': 'Yearly',
        'Which product protects passwords and secrets?': 'HashiCorp Vault for systems, 1Password for people',
        'Can our people sign in with our own identity provider?': 'Yes',
        'Which protocols do you support?': ['SAML', 'OpenID Connect'],
      },
    },
    {
      name: 'Petteri Salonen',
      email: 'petteri.salonen@quayline.example',
      sections: ['Operations', 'Development'],
      until: 'Operations',
      answers: {
        'How soon are critical vulnerabilities closed?': 'Within a month',
        'Are logs kept for at least six months, where nobody can change them?': 'Partly',
        'Who watches alerts?': 'A person in working hours',
      },
    },
  ],
};
