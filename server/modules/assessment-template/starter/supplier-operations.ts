import { asked, graded, one, yesNo, type StarterSection } from './building.ts';

const no = ['No'];
const yes = ['Yes'];

/** Development, incidents, continuity, further suppliers and personal data. */
export const supplierOperations: readonly StarterSection[] = [
  {
    title: 'Development',
    description: 'For software that you write. Skip it if you write none.',
    questions: [
      yesNo('Do you write the software of the service yourselves?', '', { weight: 0, options: [] }),
      graded('Is code reviewed by a second person before it is merged?', 'Code is not reviewed', { only: yes }),
      graded(
        'Do tools look for weaknesses in code and dependencies with every change?',
        'Weaknesses are not searched for',
        { only: yes, weight: 2 },
      ),
      graded('Are development, test and production apart?', 'Environments are not separated', { only: yes }),
      graded('Do you keep a list of the components of each release?', 'No bill of materials', { only: yes }),
      graded('Are secrets kept out of source code?', 'Secrets in source code', { only: yes, weight: 2 }),
      asked('URL', 'Where can researchers report weaknesses?', { only: yes }),
      graded('Are security requirements agreed before development starts?', 'No security requirements', { only: yes }),
      graded('Can a release be withdrawn within an hour?', 'Releases cannot be withdrawn', { only: yes }),
      asked('TEXT', 'Who supports the software that you did not write?', { only: no }),
    ],
  },
  {
    title: 'Incidents',
    description: 'What happens when something goes wrong.',
    questions: [
      graded('Do you have a tested plan for incidents?', 'No tested incident plan', { weight: 2 }),
      asked('DATE', 'When was it last exercised?', { only: ['Yes', 'Partly'] }),
      one(
        'How soon do you tell us of an incident that concerns us?',
        { 'Within 24 hours': 10, 'Within 72 hours': 5, 'No set time': 0 },
        'No time limit for notification',
        { weight: 3 },
      ),
      yesNo('Have you had such an incident in the last two years?', '', { weight: 0 }),
      asked('TEXT_AREA', 'What happened, and what was learned from it?', { only: yes, required: true }),
      graded('Is evidence kept so that it can be used in court?', 'Evidence is not secured'),
      graded('Do you examine causes after each incident?', 'Causes are not examined'),
      yesNo('Are you insured against cyber incidents?', 'No cyber insurance'),
      asked('NUMBER', 'Up to what amount, in euros?', { only: yes }),
      graded('Can everyone report an incident without fear?', 'Reporting is discouraged'),
    ],
  },
  {
    title: 'Continuity',
    description: 'Whether the service survives a disruption.',
    questions: [
      graded('Do you have a plan to continue the service after a disruption?', 'No continuity plan', { weight: 2 }),
      asked('TEXT_AREA', 'What would you do today if your main site were lost?', { only: ['Partly', 'No'] }),
      asked('NUMBER', 'Within how many hours is the service restored?', { placeholder: 'Hours' }),
      asked('NUMBER', 'How many hours of information can be lost?', { placeholder: 'Hours' }),
      one('How often are backups made?', { 'At least daily': 10, Weekly: 5, Never: 0 }, 'No backups', { weight: 3 }),
      graded(
        'Is one copy out of reach of an attacker who controls your systems?',
        'Backups can be destroyed with the systems',
        { weight: 2 },
      ),
      one(
        'When was a restoration last tested?',
        { 'In the last six months': 10, Earlier: 4, Never: 0 },
        'Restoration was never tested',
        { weight: 2 },
      ),
      graded('Can the service run from a second place?', 'Single place of operation'),
      graded('Are critical people deputised?', 'Critical people without deputies'),
      asked('URL', 'Where do you publish the status of the service?'),
    ],
  },
  {
    title: 'Your suppliers',
    description: 'The suppliers your service depends on.',
    questions: [
      yesNo('Do subcontractors reach our information?', '', { weight: 0 }),
      asked('TEXT_AREA', 'Which, where, and for what?', { only: yes, required: true }),
      graded('Do you assess your own suppliers before you engage them, and each year?', 'Suppliers are not assessed', {
        weight: 2,
      }),
      graded('Do contracts with them ask for as much security as ours with you?', 'Weaker terms for subcontractors', {
        weight: 2,
      }),
      graded('Do you ask us before you engage another one?', 'Subcontractors are engaged without notice'),
      graded('Do you know what would replace each critical supplier?', 'No alternative to critical suppliers'),
      graded('Is access of suppliers limited in time and watched?', 'Suppliers have standing access'),
      asked('FILE', 'Attach the list of subcontractors.', {
        allowedFileTypes: ['pdf', 'xlsx', 'csv'],
        maxFileSize: 10,
      }),
    ],
  },
  {
    title: 'Personal data',
    description: 'If you process personal data for us.',
    questions: [
      yesNo('Do you process personal data on our behalf?', '', { weight: 0, options: [] }),
      graded('Have we concluded an agreement on the processing?', 'No data processing agreement', {
        only: yes,
        weight: 3,
      }),
      asked('TEXT', 'Who is your data protection officer?', { only: yes }),
      graded('Do you keep a record of processing activities?', 'No record of processing', { only: yes }),
      graded(
        'Can you help us to answer requests of data subjects within a week?',
        'Requests of data subjects take long',
        { only: yes },
      ),
      one(
        'Does data leave the European Economic Area?',
        { No: 10, 'Yes, under adequacy or standard clauses': 6, 'Yes, otherwise': 0 },
        'Transfers without safeguards',
        { only: yes, weight: 2 },
      ),
      graded('Do you delete data when its purpose ends?', 'Data is kept without purpose', { only: yes }),
      asked('TEXT_AREA', 'What else should we know?'),
    ],
  },
];
