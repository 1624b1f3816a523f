/** A project, described with the addresses of people. */
export interface DemoProject {
  readonly title: string;
  readonly description: string;
  readonly owner: string;
  /** Days from seeding. */
  readonly startsInDays: number;
  readonly endsInDays: number;
}

/** A task, described with the titles of others. */
export interface DemoTask {
  readonly title: string;
  readonly project?: string;
  readonly owner?: string;
  readonly severity: 'Critical' | 'High' | 'Medium' | 'Low';
  readonly status?: 'In progress' | 'In review';
  /** Days from seeding. */
  readonly startsInDays?: number;
  readonly dueInDays?: number;
  readonly estimate?: number;
  /** By title: earlier in the list. */
  readonly after?: string;
  readonly isDone?: true;
  readonly checklist?: readonly string[];
  /** It recurs each year from its day on, and was done once. */
  readonly isYearly?: true;
}

const certification = 'ISO/IEC 27001 certification';
const gates = 'New gate terminals at the northern site';
const security = 'admin@attest.example';
const assessor = 'assessor@attest.example';

/** The projects of Harbour Logistics. */
export const harbourProjects: readonly DemoProject[] = [
  {
    title: certification,
    description: 'The certificate is issued in spring, without a major non-conformity.',
    owner: security,
    startsInDays: -60,
    endsInDays: 150,
  },
  {
    title: gates,
    description: 'Drivers check in at terminals that the harbour network does not trust.',
    owner: assessor,
    startsInDays: -100,
    endsInDays: 20,
  },
];

/** Their tasks, and those of no project; what others wait for first. */
export const harbourTasks: readonly DemoTask[] = [
  {
    title: 'Agree the scope with the management',
    project: certification,
    owner: security,
    severity: 'High',
    dueInDays: -40,
    estimate: 2,
    isDone: true,
  },
  {
    title: 'Write the statement of applicability',
    project: certification,
    owner: assessor,
    severity: 'High',
    startsInDays: -35,
    dueInDays: -10,
    estimate: 8,
    after: 'Agree the scope with the management',
    isDone: true,
  },
  {
    title: 'Run the internal audit',
    project: certification,
    owner: assessor,
    severity: 'High',
    status: 'In progress',
    startsInDays: -7,
    dueInDays: 14,
    estimate: 10,
    after: 'Write the statement of applicability',
    checklist: ['Interview the shift leads', 'Walk through the data centre', 'Write the report'],
  },
  {
    title: 'Close the findings of the internal audit',
    project: certification,
    owner: security,
    severity: 'Critical',
    dueInDays: 45,
    estimate: 8,
    after: 'Run the internal audit',
  },
  {
    title: 'Hold the management review',
    project: certification,
    owner: security,
    severity: 'Medium',
    dueInDays: 60,
    estimate: 3,
  },
  { title: 'Book the certification body', project: certification, severity: 'Medium', dueInDays: 4, estimate: 1 },
  {
    title: 'Order the terminals',
    project: gates,
    owner: assessor,
    severity: 'Medium',
    dueInDays: -50,
    estimate: 2,
    isDone: true,
  },
  {
    title: 'Separate the network of the terminals',
    project: gates,
    owner: security,
    severity: 'Critical',
    status: 'In review',
    startsInDays: -21,
    dueInDays: -2,
    estimate: 6,
  },
  {
    title: 'Install the terminals at gates 3 and 4',
    project: gates,
    owner: assessor,
    severity: 'Medium',
    startsInDays: 1,
    dueInDays: 12,
    estimate: 6,
    after: 'Separate the network of the terminals',
  },
  { title: 'Brief the drivers', project: gates, severity: 'Low', estimate: 1 },
  { title: 'Renew the certificate of the mail gateway', owner: security, severity: 'High', dueInDays: 6 },
  {
    title: 'Test the restoration of backups',
    owner: security,
    severity: 'High',
    dueInDays: 5,
    estimate: 2,
    isYearly: true,
  },
];
