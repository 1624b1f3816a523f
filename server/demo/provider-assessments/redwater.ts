import type { DemoAssessment } from '../provider-assessment.ts';
import { alike } from './answers.ts';

/** Rejected: the provider was replaced. */
export const redwater: DemoAssessment = {
  title: 'Penetration tests, before the next round',
  description: 'How findings and access data of our systems are handled by you and by the testers you engage.',
  provider: 'Redwater Security Testing',
  template: 'Supplier security',
  reviewer: 'mfa',
  approver: 'manager',
  dueInDays: -99,
  expiresInDays: -85,
  daysAgo: { sent: 120, opened: 118, saved: 101, submitted: 101, reviewed: 92, decided: 88 },
  respondents: [
    {
      name: 'Bas Verhoeven',
      email: 'bas.verhoeven@redwater.example',
      answers: {
        ...alike('No', [
          'Have you been fined or sued over the handling of information in the last three years?',
          'Do you assess information security risks at least once a year?',
          'Does an independent auditor check your security at least once a year?',
          'Do you verify identity and background of people before they get access?',
          'Do contractors meet the same rules as employees?',
          'Are administrative accounts separate from everyday ones?',
          'Can our people sign in with our own identity provider?',
          'Are logs kept for at least six months, where nobody can change them?',
          'Do you write the software of the service yourselves?',
          'Have you had such an incident in the last two years?',
          'Are you insured against cyber incidents?',
          'Do you have a plan to continue the service after a disruption?',
          'Do you ask us before you engage another one?',
          'Do you process personal data on our behalf?',
        ]),
        ...alike('Partly', [
          'Does management approve an information security policy?',
          'Has everyone with access signed an undertaking of confidentiality?',
          'Is our information encrypted wherever it is stored?',
          'Is our information kept apart from that of other customers?',
          'Do you have a tested plan for incidents?',
        ]),
        'What is the full legal name of your organisation?': 'Redwater B.V.',
        'Where is your website?': 'https://redwater.example',
        'Who completes this questionnaire, and in which role?': 'Bas Verhoeven, director',
        'Which service do you provide to us?': 'Penetration tests of applications and of the network of the terminals.',
        'How many people work for your organisation?': '9',
        'Who can we call about security at any hour?': 'Bas Verhoeven, +31 10 555 0163, bas.verhoeven@redwater.example',
        'Does anything in your ownership or control change within the next year?': 'Yes',
        'What changes, and when?': 'Talks about a sale of the company are going on.',
        'Who is it?': 'Bas Verhoeven',
        'How do you decide what to protect instead?': 'We are a small team of experts and know our own risks.',
        'How soon is access removed when someone leaves?': 'Later',
        'Which rules do not apply to contractors?': 'Freelance testers work with equipment and tools of their own.',
        'How often are rights reviewed?': 'Never',
        'Which kinds of our information do you hold?': ['Business contacts', 'Trade secrets'],
        'In which countries is it stored and processed?': 'Netherlands, and wherever our freelance testers are.',
        'What keeps other customers from reading it?': 'A folder for each customer on the same file share.',
        'Who holds the keys?': 'Nobody in particular',
        'When is it deleted after the end?': 'Never',
        'Who watches alerts?': 'Nobody',
        'How soon do you tell us of an incident that concerns us?': 'No set time',
        'What would you do today if your main site were lost?': 'Work from home.',
        'How often are backups made?': 'Weekly',
        'When was a restoration last tested?': 'Never',
        'Do subcontractors reach our information?': 'Yes',
        'Which, where, and for what?': 'Between three and five freelance testers in each round. Names on request.',
      },
    },
  ],
  answerReviews: {
    'Which, where, and for what?': {
      conclusion: 'BLOCKER',
      comment: 'We cannot have unnamed people hold access data and open findings of the crane network.',
    },
    'When is it deleted after the end?': {
      conclusion: 'BLOCKER',
      comment: 'The findings of three rounds are still on their file share, partly unencrypted.',
    },
    'Do contractors meet the same rules as employees?': {
      conclusion: 'WARNING',
      comment: 'Freelance testers use their own laptops.',
    },
    'Are you insured against cyber incidents?': {
      conclusion: 'WARNING',
      comment: 'Their liability would end at the fee of one round.',
    },
  },
  review: {
    conclusion: 'BLOCKER',
    reason: 'Findings are kept without limit and reach people we do not know. Not to be used until both are settled.',
  },
  decision: {
    action: 'REJECT',
    reason:
      'Rejected. The contract ends with this round; Mr Verhoeven has confirmed in writing that the findings will be deleted.',
  },
};
