import type { Schemas } from '#server/contract/types.ts';

/** What the organisation does, and the controls of the demo standard that it serves, by their references. */
export interface DemoOwnControl {
  readonly title: string;
  readonly description: string;
  /** The local part of a member's address. */
  readonly owner: string;
  readonly cadenceMonths?: number;
  readonly result: Schemas['ComplianceResult'];
  readonly maturity: number;
  readonly observation: string;
  readonly serves: readonly (readonly [ref: string, relation: Schemas['ControlRelation']])[];
  /** Links that a person has proposed and nobody has confirmed yet. */
  readonly proposed?: readonly (readonly [ref: string, relation: Schemas['ControlRelation']])[];
  readonly evidence?: {
    readonly title: string;
    readonly madeDaysAgo: number;
    readonly cadenceMonths: number;
    /** Of when the version is that took its place. */
    readonly renewedDaysAgo?: number;
    /** Who was asked for the next one. */
    readonly asked?: { readonly person: string; readonly dueInDays: number; readonly note: string };
  };
}

export const harbourOwnControls: readonly DemoOwnControl[] = [
  {
    title: 'Security policy, approved by the board each January',
    description: 'The board approves the policy with the budget. Everyone is asked to acknowledge it.',
    owner: 'admin',
    cadenceMonths: 12,
    result: 'COMPLIANT',
    maturity: 4,
    observation: 'Approved in January; 94% have acknowledged it.',
    serves: [['GO-1', 'EQUAL']],
    evidence: { title: 'Minutes of the board, January', madeDaysAgo: 310, cadenceMonths: 12 },
  },
  {
    title: 'Roles in the security handbook',
    description: 'The handbook names the owner of each task and their deputy.',
    owner: 'manager',
    result: 'OFI',
    maturity: 3,
    observation: 'Two deputies have left and were not replaced.',
    serves: [
      ['GO-2', 'EQUAL'],
      ['GO-3', 'INTERSECTS'],
    ],
  },
  {
    title: 'Check of new employees before their first day',
    description: 'Identity, references and, for the bonded warehouse, the certificate of conduct.',
    owner: 'both',
    result: 'COMPLIANT',
    maturity: 3,
    observation: 'Twelve of twelve files of this year are complete.',
    serves: [['PE-1', 'EQUAL']],
    evidence: { title: 'Sample of personnel files', madeDaysAgo: 60, cadenceMonths: 12 },
  },
  {
    title: 'Yearly training with a test',
    description: 'Half an hour for everyone, with ten questions; drivers do it on their scanners.',
    owner: 'manager',
    cadenceMonths: 12,
    result: 'MINOR_NON_CONFORMITY',
    maturity: 2,
    observation: 'A third of the agency drivers have not taken it.',
    serves: [['PE-2', 'EQUAL']],
  },
  {
    title: 'Accounts come from the directory',
    description: 'Every system asks the directory; the crane controllers do not.',
    owner: 'both',
    result: 'COMPLIANT',
    maturity: 3,
    observation: 'Twenty-six of twenty-seven systems.',
    serves: [
      ['AC-1', 'EQUAL'],
      ['AC-2', 'SUPERSET'],
    ],
    evidence: { title: 'Export of connected systems', madeDaysAgo: 20, cadenceMonths: 3 },
  },
  {
    title: 'Quarterly review of rights',
    description: 'Managers confirm the rights of their people. What nobody confirms is withdrawn.',
    owner: 'manager',
    cadenceMonths: 3,
    result: 'COMPLIANT',
    maturity: 4,
    observation: 'All four reviews were done on time.',
    serves: [['AC-3', 'SUBSET']],
    evidence: { title: 'Review of rights', madeDaysAgo: 130, cadenceMonths: 3, renewedDaysAgo: 40 },
  },
  {
    title: 'Leavers lose their access on their last day',
    description: 'The personnel system closes accounts at six in the evening.',
    owner: 'both',
    result: 'OFI',
    maturity: 3,
    observation: 'Badges are collected by hand and sometimes a day late.',
    serves: [['AC-3', 'SUBSET']],
  },
  {
    title: 'Asset inventory from network scans',
    description: 'Devices that are found and not in the inventory are asked about within a week.',
    owner: 'manager',
    result: 'COMPLIANT',
    maturity: 3,
    observation: 'Nine unknown devices this year, all settled.',
    serves: [['AS-1', 'EQUAL']],
    proposed: [['AS-2', 'INTERSECTS']],
    evidence: { title: 'Comparison of inventory and scan', madeDaysAgo: 12, cadenceMonths: 1 },
  },
  {
    title: 'Changes are approved in the weekly meeting',
    description: 'Each change has a description, a test and a way back.',
    owner: 'both',
    result: 'COMPLIANT',
    maturity: 3,
    observation: 'A sample of ten was complete.',
    serves: [['OP-1', 'EQUAL']],
  },
  {
    title: 'Monthly patch window',
    description: 'Servers on the second Tuesday, cranes with their overhaul.',
    owner: 'both',
    cadenceMonths: 1,
    result: 'MAJOR_NON_CONFORMITY',
    maturity: 1,
    observation: 'Crane controllers are four years behind.',
    serves: [['OP-2', 'EQUAL']],
    proposed: [['OP-3', 'INTERSECTS']],
  },
  {
    title: 'Endpoint protection on all office devices',
    description: 'Agents report to one console; the service desk acts on devices that fall silent.',
    owner: 'manager',
    result: 'COMPLIANT',
    maturity: 4,
    observation: 'Two of 412 devices were silent for more than a day.',
    serves: [['OP-3', 'EQUAL']],
    evidence: { title: 'Console report', madeDaysAgo: 5, cadenceMonths: 1 },
  },
  {
    title: 'Nightly backups, restored twice a year',
    description: 'Two halls, one copy offline.',
    owner: 'both',
    cadenceMonths: 6,
    result: 'COMPLIANT',
    maturity: 4,
    observation: 'Both restores of this year worked.',
    serves: [['OP-4', 'EQUAL']],
    evidence: {
      title: 'Protocol of the restore',
      madeDaysAgo: 150,
      cadenceMonths: 6,
      asked: { person: 'manager', dueInDays: 20, note: 'The restore of this autumn, with the times it took.' },
    },
  },
  {
    title: 'Crane network is apart from the office network',
    description: 'A firewall with a jump host between them.',
    owner: 'both',
    result: 'OFI',
    maturity: 3,
    observation: 'Rules are reviewed, but not on fixed days.',
    serves: [['NS-1', 'EQUAL']],
  },
  {
    title: 'Suppliers are assessed before the contract',
    description: 'By tier, with a questionnaire and, for critical ones, a visit.',
    owner: 'manager',
    result: 'COMPLIANT',
    maturity: 3,
    observation: 'All seven new ones of this year.',
    serves: [
      ['SU-1', 'EQUAL'],
      ['SU-2', 'INTERSECTS'],
    ],
    evidence: { title: 'List of assessments', madeDaysAgo: 90, cadenceMonths: 12 },
  },
  {
    title: 'Incident plan with an exercise each year',
    description: 'The plan names who decides, who calls whom, and what is written down.',
    owner: 'admin',
    cadenceMonths: 12,
    result: 'COMPLIANT',
    maturity: 3,
    observation: 'Exercise in May: the ransomware scenario took four hours.',
    serves: [
      ['IR-1', 'EQUAL'],
      ['IR-2', 'SUBSET'],
    ],
    evidence: { title: 'Report of the exercise', madeDaysAgo: 190, cadenceMonths: 12 },
  },
];

/** Controls that several own controls do together, by the reference of the control. */
export const harbourCovers: readonly string[] = ['AC-3'];

/** What a person says beside what is derived. */
export const harbourOverrides = [
  {
    ref: 'IR-1',
    result: 'OFI',
    maturity: 3,
    reason: 'The auditor of the insurer saw that the call list is out of date. Until it is corrected.',
    inDays: 45,
  },
] as const;
