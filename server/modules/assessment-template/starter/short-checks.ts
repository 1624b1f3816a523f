import { any, asked, graded, one, yesNo, type StarterSection } from './building.ts';

/** Enough to decide whether a cloud service may be tried. */
export const cloudServiceCheck: readonly StarterSection[] = [
  {
    title: 'The service',
    description: 'What it is for, and what it will hold.',
    questions: [
      asked('TEXT', 'What is the service called?', { required: true }),
      asked('URL', 'Where are its terms?', { required: true }),
      any('What will it hold?', ['Public information', 'Internal information', 'Personal data', 'Payment data'], {
        weight: 0,
        required: true,
      }),
      asked('TEXT', 'In which country is it hosted?', { required: true }),
      yesNo('Is it certified by ISO/IEC 27001 or SOC 2 Type II?', 'Not certified', { weight: 2 }),
      asked('FILE', 'Attach the certificate or report.', { only: ['Yes'], allowedFileTypes: ['pdf'], maxFileSize: 30 }),
    ],
  },
  {
    title: 'Security',
    description: 'The least that we expect.',
    questions: [
      graded('Can people sign in with our identity provider?', 'No single sign-on'),
      graded('Is multi-factor authentication available to everyone?', 'No multi-factor authentication', { weight: 3 }),
      graded('Is information encrypted when stored and when transmitted?', 'Not encrypted', { weight: 3 }),
      one('How often are backups made?', { 'At least daily': 10, Weekly: 5, Never: 0 }, 'No backups', { weight: 2 }),
      one(
        'How soon are we told of an incident?',
        { 'Within 24 hours': 10, 'Within 72 hours': 5, 'No set time': 0 },
        'No time limit',
        { weight: 2 },
      ),
      graded('Is an audit log available to us?', 'No audit log'),
    ],
  },
  {
    title: 'Leaving',
    description: 'What happens at the end.',
    questions: [
      graded('Can we export all of our information?', 'No export', { weight: 2 }),
      asked('NUMBER', 'Within how many days is it deleted after the end?', { required: true }),
      asked('TEXT_AREA', 'What else should we know?'),
    ],
  },
];

/** Shows each type of question, with help and conditions. */
export const everyQuestionType: readonly StarterSection[] = [
  {
    title: 'Text, numbers and dates',
    description: 'What is written or entered.',
    questions: [
      asked('TEXT', 'What is your name?', {
        required: true,
        placeholder: 'First and last name',
        help: 'As it is in the contract.',
      }),
      asked('TEXT_AREA', 'What do you do?', { help: 'A few sentences.\nLine breaks are kept.' }),
      asked('NUMBER', 'How many sites do you have?', { help: 'Without those that are being built.' }),
      asked('DATE', 'When did you start?', { help: 'The first day of operation.' }),
      asked('URL', 'Where is your website?', { help: 'With https:// in front.' }),
    ],
  },
  {
    title: 'Choices and files',
    description: 'What is chosen or uploaded, and what depends on it.',
    questions: [
      yesNo('Do you have an office abroad?', '', { help: 'Yes shows the next question.' }),
      asked('TEXT', 'In which countries?', { only: ['Yes'], required: true }),
      one('How do you work?', { 'On site': 5, Remotely: 5, 'In both ways': 10 }, '', {
        help: 'One of several options, each with a score.',
      }),
      any('Which days suit you?', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], {
        help: 'Any of several options.',
      }),
      asked('TEXT_AREA', 'Why Friday?', { only: ['Friday'] }),
      asked('FILE', 'Attach a document.', {
        allowedFileTypes: ['pdf', 'docx', 'png'],
        maxFileSize: 5,
        help: 'PDF, Word or a picture.',
      }),
    ],
  },
];

/** What a hospital asks of those who maintain its devices. */
export const medicalDeviceMaintenance: readonly StarterSection[] = [
  {
    title: 'Maintenance',
    description: 'How you reach our devices.',
    questions: [
      one(
        'How do you maintain the devices?',
        { 'On site only': 10, 'Remotely, after we open the connection': 8, 'Remotely at any time': 0 },
        'Standing remote access to medical devices',
        { weight: 3 },
      ),
      graded('Does every technician have a personal account?', 'Shared accounts for technicians', { weight: 2 }),
      graded('Is every session recorded?', 'Sessions are not recorded'),
      yesNo('Do you copy patient data from the devices?', '', { weight: 0 }),
      asked('TEXT_AREA', 'For what, and when is it deleted?', { only: ['Yes'], required: true }),
    ],
  },
  {
    title: 'Devices',
    description: 'What you deliver.',
    questions: [
      graded('Do you provide security updates for the whole service life?', 'Updates end before the service life', {
        weight: 3,
      }),
      asked('DATE', 'Until when are updates guaranteed?', { required: true }),
      graded('Do you provide a list of software components?', 'No bill of materials'),
      asked('FILE', 'Attach the manufacturer disclosure statement (MDS2).', {
        allowedFileTypes: ['pdf', 'xlsx'],
        maxFileSize: 20,
      }),
      asked('TEXT', 'Who should we contact about a vulnerability?', { required: true }),
    ],
  },
];
