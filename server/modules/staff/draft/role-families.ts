import type { Schemas } from '#server/contract/types.ts';

/** What is drafted of a role: a sentence a line. */
export type DraftedRole = Pick<Schemas['StaffMember'], 'responsibilities' | 'authorities' | 'requiredCompetence'>;

interface Family {
  /** How words of a position or a department begin that is of this family. */
  readonly stems: readonly string[];
  readonly responsibilities: readonly string[];
  readonly authorities: readonly string[];
  readonly competence: readonly string[];
}

/** The families of roles, those that say most first. */
const families: readonly Family[] = [
  {
    stems: ['privacy', 'data prot'],
    responsibilities: [
      'Keeps the record of processing activities, and advises on assessments of their impact.',
      'Answers requests of data subjects in time.',
      'Is the contact of the supervisory authority.',
    ],
    authorities: ['Reports to management directly.', 'Has every record of processing shown to them.'],
    competence: ['Data protection law and its practice.', 'Assessments of the impact of processing.'],
  },
  {
    stems: ['security', 'ciso', 'cyber'],
    responsibilities: [
      'Runs the management system for information security, and reports on it to management.',
      'Keeps the registers of risks and incidents, and follows up their treatment.',
      'Leads the response to information security incidents.',
    ],
    authorities: [
      'Stops a change or a connection that puts information at risk.',
      'Requires evidence of controls from those who run them.',
    ],
    competence: ['ISO/IEC 27001, and the assessment of risks.', 'Response to incidents, exercised once a year.'],
  },
  {
    stems: ['audit', 'complian', 'risk', 'quality', 'legal', 'governance'],
    responsibilities: [
      'Assesses whether controls are in place and work, and records the evidence.',
      'Follows up findings until their actions are shown to work.',
      'Watches the law and the contracts that apply, and says what changes.',
    ],
    authorities: ['Sees every record that an assessment needs.', 'Opens and re-opens findings.'],
    competence: ['Audit of management systems (ISO 19011).', 'The standards and laws that the organisation follows.'],
  },
  {
    stems: [
      'network',
      'system',
      'infrastruct',
      'administrat',
      'information tech',
      'it ',
      'cloud',
      'helpdesk',
      'support',
    ],
    responsibilities: [
      'Runs the systems they are assigned to, and keeps them patched, backed up and monitored.',
      'Grants and withdraws access as it was approved, and reviews it.',
      'Reports events that could be incidents without delay.',
    ],
    authorities: ['Blocks an account or a connection during an incident.', 'Makes standard changes without approval.'],
    competence: ['The systems in their care.', 'Secure administration, backup and restoration.'],
  },
  {
    stems: ['develop', 'software', 'program', 'engineer', 'devops', 'architect'],
    responsibilities: [
      'Builds and changes systems to the requirements of security that were agreed.',
      'Reviews the changes of others, and tests before release.',
      'Corrects vulnerabilities in the time that their severity allows.',
    ],
    authorities: ['Refuses a release that fails its tests.'],
    competence: ['Secure development, and the review of code.', 'The technology of the systems in their care.'],
  },
  {
    stems: ['human res', 'hr', 'people', 'personnel', 'recruit', 'talent'],
    responsibilities: [
      'Screens candidates as the law allows, and has agreements on confidentiality signed.',
      'Tells those who manage access when someone joins, moves or leaves.',
      'Keeps the plan and the record of trainings.',
    ],
    authorities: ['Holds back access until agreements are signed.'],
    competence: ['Labour law and data protection for staff records.'],
  },
  {
    stems: ['financ', 'account', 'procure', 'purchas', 'payroll', 'treasur', 'buyer'],
    responsibilities: [
      'Checks payments and changes of bank details by a second way before they take effect.',
      'Has new suppliers assessed before a contract is signed.',
    ],
    authorities: ['Holds back a payment that has not been verified.'],
    competence: ['Recognition of fraud and of forged invoices.', 'Segregation of duties.'],
  },
];

const ofEveryone: Omit<Family, 'stems'> = {
  responsibilities: [
    'Follows the policies that apply to the role, and confirms having read them.',
    'Reports incidents and weaknesses at once.',
  ],
  authorities: ['Decides on the daily work of the role within its policies and budget.'],
  competence: ['Awareness of information security, renewed every year.'],
};

const ofLeaders: Omit<Family, 'stems'> = {
  responsibilities: [
    'Sets the objectives of the team, and provides the people and means that they need.',
    'Sees that the team has the competence that its roles need, and is trained in time.',
  ],
  authorities: ['Approves the access and the absences of the team.'],
  competence: ['Leading people.'],
};

const leads = ['head', 'director', 'manager', 'lead', 'chief', 'officer', 'supervisor', 'ciso', 'cto', 'ceo'];

/** Whether any word begins with one of the stems. A stem of two words is found as it stands. */
const hasStem = (words: string, stems: readonly string[]) => stems.some((stem) => words.includes(` ${stem}`));

/** A role by rules: what everyone has to do, what leaders have to, and what the family of the position has to. */
export function roleFrom({ position, department = '' }: Schemas['RoleDraftInput']): DraftedRole {
  const asWords = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  // What a position is called says more than where it is.
  const family =
    families.find(({ stems }) => hasStem(asWords(position), stems)) ??
    families.find(({ stems }) => hasStem(asWords(department), stems));
  const parts = [
    ...(family === undefined ? [] : [family]),
    ...(hasStem(asWords(position), leads) ? [ofLeaders] : []),
    ofEveryone,
  ];
  const lines = (of: 'responsibilities' | 'authorities' | 'competence') => parts.flatMap((part) => part[of]).join('\n');
  return {
    responsibilities: lines('responsibilities'),
    authorities: lines('authorities'),
    requiredCompetence: lines('competence'),
  };
}
