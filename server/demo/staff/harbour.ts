interface DemoTraining {
  readonly title: string;
  readonly kind?: 'TRAINING' | 'CERTIFICATE' | 'COMPETENCE';
  /** Days from seeding; none while it is planned. */
  readonly doneDaysAgo?: number;
  readonly validMonths?: number;
}

interface DemoCompetence {
  /** By name, as the training that proves it is. */
  readonly of: string;
  readonly level: 'AWARE' | 'PRACTITIONER' | 'EXPERT';
  readonly training?: string;
  /** Days from seeding. */
  readonly assessedDaysAgo?: number;
  readonly note?: string;
}

interface DemoDuty {
  readonly title: string;
  readonly involvement: 'RESPONSIBLE' | 'ACCOUNTABLE' | 'CONSULTED' | 'INFORMED';
}

/** A member of staff, described with the names of others. */
export interface DemoStaffMember {
  readonly name: string;
  readonly position: string;
  readonly department: string;
  readonly location: string;
  /** By name: earlier in the list. */
  readonly manager?: string;
  readonly deputy?: string;
  /** The address of their account. */
  readonly account?: string;
  readonly responsibilities?: string;
  readonly authorities?: string;
  readonly requiredCompetence?: string;
  readonly competence?: string;
  /** By name. */
  readonly roles?: readonly string[];
  readonly competences?: readonly DemoCompetence[];
  readonly trainings?: readonly DemoTraining[];
  readonly duties?: readonly DemoDuty[];
  /** Days from seeding. */
  readonly startsInDays: number;
  readonly leftDaysAgo?: number;
}

/** The staff of Harbour Logistics, managers before those who report to them. */
export const harbourStaff: readonly DemoStaffMember[] = [
  {
    name: 'Marguerite de Vries',
    position: 'Managing director',
    department: 'Management',
    location: 'Rotterdam',
    responsibilities: 'Approves the security policy and the risk appetite, and provides what both need.',
    authorities: 'Accepts risks above the appetite.',
    roles: ['Top management'],
    competences: [
      { of: 'Information security awareness', level: 'PRACTITIONER', assessedDaysAgo: 70 },
      { of: 'Risk assessment', level: 'AWARE', assessedDaysAgo: 70, note: 'Took part in the risk workshop.' },
    ],
    startsInDays: -4200,
  },
  {
    name: 'Aoife Brennan',
    position: 'Head of information security',
    department: 'Information security',
    location: 'Rotterdam',
    manager: 'Marguerite de Vries',
    account: 'admin@attest.example',
    responsibilities:
      'Runs the management system, reports to management each quarter, leads the response to incidents.',
    authorities: 'Stops a change or a connection that puts the terminals at risk.',
    requiredCompetence: 'ISO/IEC 27001 lead implementer; five years in operations of critical infrastructure.',
    competence: 'ISO/IEC 27001 lead implementer (2023). Twelve years in port operations.',
    roles: ['Information security officer', 'Incident manager'],
    competences: [
      {
        of: 'ISO/IEC 27001 lead implementer',
        level: 'EXPERT',
        training: 'ISO/IEC 27001 lead implementer',
        assessedDaysAgo: 300,
      },
      { of: 'Risk assessment', level: 'EXPERT', assessedDaysAgo: 300 },
      { of: 'Incident response', level: 'PRACTITIONER', assessedDaysAgo: 300, note: 'Leads the yearly exercise.' },
    ],
    trainings: [
      { title: 'ISO/IEC 27001 lead implementer', kind: 'CERTIFICATE', doneDaysAgo: 1060, validMonths: 36 },
      { title: 'Awareness of information security', doneDaysAgo: 120, validMonths: 12 },
    ],
    duties: [
      { title: 'Response to information security incidents', involvement: 'ACCOUNTABLE' },
      { title: 'Review of access to the terminals', involvement: 'INFORMED' },
    ],
    startsInDays: -1900,
  },
  {
    name: 'Tomasz Wiśniewski',
    position: 'Security manager, terminals',
    department: 'Information security',
    location: 'Gdańsk',
    manager: 'Aoife Brennan',
    deputy: 'Aoife Brennan',
    account: 'manager@attest.example',
    responsibilities: 'Keeps the registers of risks, assets and incidents of all terminals.',
    requiredCompetence: 'Industrial control systems (IEC 62443); incident handling.',
    competence: 'IEC 62443 fundamentals (2024). Incident handling is planned for the spring.',
    roles: ['Incident manager', 'System administrator'],
    competences: [
      {
        of: 'Secure operation',
        level: 'EXPERT',
        training: 'IEC 62443 fundamentals',
        assessedDaysAgo: 400,
        note: 'Of the crane controllers.',
      },
      { of: 'Incident response', level: 'AWARE', assessedDaysAgo: 60 },
    ],
    trainings: [
      { title: 'IEC 62443 fundamentals', kind: 'CERTIFICATE', doneDaysAgo: 760, validMonths: 24 },
      { title: 'Incident handling' },
    ],
    duties: [
      { title: 'Response to information security incidents', involvement: 'RESPONSIBLE' },
      { title: 'Review of access to the terminals', involvement: 'ACCOUNTABLE' },
    ],
    startsInDays: -1100,
  },
  {
    name: 'Rukhsana Choudhury',
    position: 'Compliance analyst',
    department: 'Information security',
    location: 'Dublin',
    manager: 'Aoife Brennan',
    account: 'assessor@attest.example',
    responsibilities: 'Assesses controls, and follows up what was found.',
    roles: ['Internal auditor'],
    startsInDays: -420,
  },
  {
    name: 'Piotr Zieliński',
    position: 'Crane maintenance lead',
    department: 'Terminal operations',
    location: 'Gdańsk',
    manager: 'Marguerite de Vries',
    responsibilities: 'Owns the crane controllers and their jump host.',
    startsInDays: -2600,
  },
  {
    name: 'Sunniva Aas',
    position: 'Controller engineer',
    department: 'Terminal operations',
    location: 'Gdańsk',
    manager: 'Piotr Zieliński',
    deputy: 'Piotr Zieliński',
    requiredCompetence: 'Programming of the crane controllers; safe remote maintenance.',
    roles: ['System administrator'],
    competences: [
      { of: 'Secure operation', level: 'PRACTITIONER', assessedDaysAgo: 150 },
      {
        of: 'Information security awareness',
        level: 'AWARE',
        training: 'Awareness of information security',
        assessedDaysAgo: 200,
      },
    ],
    trainings: [{ title: 'Awareness of information security', doneDaysAgo: 200, validMonths: 12 }],
    duties: [{ title: 'Review of access to the terminals', involvement: 'RESPONSIBLE' }],
    startsInDays: -300,
  },
  {
    name: 'Noor El Amrani',
    position: 'Customs clerk',
    department: 'Bonded warehouse',
    location: 'Rotterdam',
    manager: 'Marguerite de Vries',
    startsInDays: 21,
  },
  {
    name: 'Colm Hennessy',
    position: 'Network administrator',
    department: 'Information technology',
    location: 'Dublin',
    manager: 'Aoife Brennan',
    startsInDays: -2000,
    leftDaysAgo: 45,
  },
];

/** What roles at Harbour Logistics require, by name. */
export const harbourRequirements: readonly (readonly [
  role: string,
  competence: string,
  level: DemoCompetence['level'],
])[] = [
  ['Top management', 'Information security awareness', 'AWARE'],
  ['Top management', 'Risk assessment', 'AWARE'],
  ['Information security officer', 'ISO/IEC 27001 lead implementer', 'EXPERT'],
  ['Information security officer', 'Risk assessment', 'PRACTITIONER'],
  ['Incident manager', 'Incident response', 'PRACTITIONER'],
  ['Internal auditor', 'ISO/IEC 27001 lead auditor', 'PRACTITIONER'],
  ['System administrator', 'Secure operation', 'PRACTITIONER'],
  ['Data protection officer', 'Data protection law', 'EXPERT'],
];
