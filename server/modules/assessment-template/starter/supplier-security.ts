import { any, asked, graded, one, yesNo, type StarterSection } from './building.ts';
import { supplierOperations } from './supplier-operations.ts';

const yes = ['Yes'];
const notFully = ['Partly', 'No'];

const why = (question: string) => asked('TEXT_AREA', question, { only: notFully });

/** What an organisation asks of suppliers who process its information (ISO/IEC 27001:2022, A.5.19 to A.5.23). */
export const supplierSecurity: readonly StarterSection[] = [
  {
    title: 'Your organisation',
    description: 'Who answers, and for which service.',
    questions: [
      asked('TEXT', 'What is the full legal name of your organisation?', { required: true }),
      asked('URL', 'Where is your website?'),
      asked('TEXT', 'Who completes this questionnaire, and in which role?', { required: true }),
      asked('TEXT_AREA', 'Which service do you provide to us?', {
        required: true,
        help: 'One or two sentences are enough.',
      }),
      asked('NUMBER', 'How many people work for your organisation?'),
      any(
        'In which regions are the people who provide the service?',
        ['European Economic Area', 'United Kingdom', 'North America', 'Asia', 'Elsewhere'],
        { weight: 0 },
      ),
      asked('TEXT', 'Who can we call about security at any hour?', {
        required: true,
        placeholder: 'Name, telephone, e-mail',
      }),
      asked('DATE', 'Since when have you provided this service?'),
      yesNo('Does anything in your ownership or control change within the next year?', '', { weight: 0 }),
      asked('TEXT_AREA', 'What changes, and when?', { only: yes }),
    ],
  },
  {
    title: 'Governance',
    description: 'How security is led and checked.',
    questions: [
      graded('Does management approve an information security policy?', 'No approved security policy', { weight: 2 }),
      asked('FILE', 'Attach the policy.', {
        only: ['Yes', 'Partly'],
        allowedFileTypes: ['pdf', 'docx'],
        maxFileSize: 20,
      }),
      yesNo('Is one person accountable for information security?', 'Nobody is accountable for security'),
      asked('TEXT', 'Who is it?', { only: yes }),
      any(
        'Which certificates or reports cover the service?',
        ['ISO/IEC 27001', 'SOC 2 Type II', 'ISO/IEC 27701', 'Cyber Essentials Plus', 'PCI DSS'],
        { weight: 2 },
      ),
      asked('FILE', 'Attach the newest certificates or reports.', { allowedFileTypes: ['pdf'], maxFileSize: 50 }),
      graded('Do you assess information security risks at least once a year?', 'Risks are not assessed regularly', {
        weight: 2,
      }),
      why('How do you decide what to protect instead?'),
      graded('Does an independent auditor check your security at least once a year?', 'No independent audit'),
      asked('DATE', 'When was the last audit?', { only: ['Yes', 'Partly'] }),
      graded(
        'Are exceptions from your policies approved, recorded and limited in time?',
        'Exceptions are not controlled',
      ),
      yesNo('Have you been fined or sued over the handling of information in the last three years?', '', { weight: 0 }),
      asked('TEXT_AREA', 'What happened, and what did you change?', { only: yes, required: true }),
    ],
  },
  {
    title: 'People',
    description: 'Those who can reach our information.',
    questions: [
      graded(
        'Do you verify identity and background of people before they get access?',
        'No verification before access',
      ),
      graded(
        'Has everyone with access signed an undertaking of confidentiality?',
        'People without confidentiality undertaking',
        { weight: 2 },
      ),
      graded('Is everyone trained in security when they start, and each year?', 'No regular security training'),
      any(
        'What does the training cover?',
        ['Phishing', 'Passwords and passkeys', 'Handling of personal data', 'Reporting of incidents', 'Remote work'],
        { only: ['Yes', 'Partly'] },
      ),
      yesNo('Do you test with simulated phishing?', 'No phishing tests'),
      graded('Do developers get training in secure development?', 'Developers are not trained'),
      graded('Are breaches of the rules followed up by a known procedure?', 'No procedure for breaches'),
      one(
        'How soon is access removed when someone leaves?',
        { 'The same day': 10, 'Within a week': 5, Later: 0 },
        'Access of leavers is removed late',
        { weight: 2 },
      ),
      graded('Do contractors meet the same rules as employees?', 'Contractors follow weaker rules'),
      why('Which rules do not apply to contractors?'),
    ],
  },
  {
    title: 'Access',
    description: 'Who gets in, and how.',
    questions: [
      one(
        'Who uses multi-factor authentication?',
        { Everyone: 10, 'Administrators only': 4, Nobody: 0 },
        'No multi-factor authentication',
        { weight: 3 },
      ),
      asked('DATE', 'By when will everyone use it?', { only: ['Administrators only', 'Nobody'] }),
      graded('Does everyone have a personal account?', 'Shared accounts are in use', { weight: 2 }),
      graded('Is access granted only after an approval, and only as far as it is needed?', 'Access is not approved', {
        weight: 2,
      }),
      one('How often are rights reviewed?', { Quarterly: 10, Yearly: 6, Never: 0 }, 'Rights are never reviewed'),
      graded('Are administrative accounts separate from everyday ones?', 'Administrators work with everyday accounts', {
        weight: 2,
      }),
      graded('Is every administrative access recorded?', 'Administrative access is not recorded'),
      graded('Is remote access encrypted, and limited to managed devices?', 'Unmanaged devices have remote access'),
      asked('TEXT', 'Which product protects passwords and secrets?'),
      graded('Are default passwords changed before anything goes live?', 'Default passwords may remain', { weight: 2 }),
      yesNo('Can our people sign in with our own identity provider?', '', { weight: 0 }),
      any('Which protocols do you support?', ['SAML', 'OpenID Connect', 'SCIM'], { only: yes, weight: 0 }),
      graded('Are sessions ended after a period without activity?', 'Sessions never end'),
    ],
  },
  {
    title: 'Protection of information',
    description: 'Where our information is, and what keeps it safe there.',
    questions: [
      any(
        'Which kinds of our information do you hold?',
        ['Business contacts', 'Personal data', 'Special categories of personal data', 'Payment data', 'Trade secrets'],
        { weight: 0, required: true },
      ),
      asked('TEXT_AREA', 'In which countries is it stored and processed?', { required: true }),
      graded('Is our information encrypted wherever it is stored?', 'Information is stored in the clear', {
        weight: 3,
      }),
      graded('Is it encrypted whenever it is transmitted?', 'Information is transmitted in the clear', { weight: 3 }),
      one(
        'Who holds the keys?',
        { 'A hardware module or key service': 10, 'Files on servers': 3, 'Nobody in particular': 0 },
        'Keys are not managed',
      ),
      graded('Is our information kept apart from that of other customers?', 'Customers are not separated', {
        weight: 2,
      }),
      why('What keeps other customers from reading it?'),
      graded('Is real information kept out of test systems?', 'Real information in test systems'),
      graded('Can you return our information in a usual format at the end?', 'Information cannot be returned'),
      one(
        'When is it deleted after the end?',
        { 'Within 30 days': 10, 'Within a year': 5, Never: 0 },
        'Information is never deleted',
        { weight: 2 },
      ),
      graded('Do you get a certificate when media are destroyed?', 'Destruction is not certified'),
      graded('Is information classified and marked?', 'Information is not classified'),
    ],
  },
  {
    title: 'Operations',
    description: 'How systems are run from day to day.',
    questions: [
      graded('Do you keep an inventory of systems with an owner each?', 'No inventory of systems'),
      graded('Are changes tested and approved before they go live?', 'Changes go live untested'),
      one(
        'How soon are critical vulnerabilities closed?',
        { 'Within a week': 10, 'Within a month': 5, 'No set time': 0 },
        'No time limit for critical vulnerabilities',
        { weight: 3 },
      ),
      graded('Do you scan for vulnerabilities at least each month?', 'No vulnerability scans', { weight: 2 }),
      graded('Does an independent party test the service for intrusion each year?', 'No penetration test', {
        weight: 2,
      }),
      asked('FILE', 'Attach the summary of the last test.', {
        only: ['Yes', 'Partly'],
        allowedFileTypes: ['pdf'],
        maxFileSize: 20,
      }),
      graded('Are all devices protected against malware?', 'Devices without malware protection'),
      graded(
        'Are logs kept for at least six months, where nobody can change them?',
        'Logs can be changed or are deleted early',
      ),
      one(
        'Who watches alerts?',
        { 'A person at any hour': 10, 'A person in working hours': 5, Nobody: 0 },
        'Nobody watches alerts',
        { weight: 2 },
      ),
      graded('Is the network divided, with filters between the parts?', 'The network is flat'),
      graded('Are mobile devices encrypted and erasable from afar?', 'Mobile devices are not protected'),
      graded(
        'Are the premises where our information is handled locked, with a record of visitors?',
        'Premises are not protected',
      ),
    ],
  },
  ...supplierOperations,
];
