import { organisationRoles, type OrganisationRole } from '#openapi/access.ts';

/** What people do with standards, own controls, assessments and findings (compliance T8). */
export type ComplianceRight =
  | 'READ'
  | 'ADOPT'
  | 'UPGRADE'
  | 'USE_MAPPINGS'
  | 'IMPORT_STANDARD'
  /** Applicability, owner, target and override of a position. */
  | 'DECIDE_POSITION'
  /** Own controls and their responses. */
  | 'RESPOND'
  /** Links and covers, and whether they count at once. */
  | 'LINK'
  | 'CONFIRM_LINK'
  | 'KEEP_EVIDENCE'
  | 'ANSWER_EVIDENCE_REQUEST'
  | 'REQUEST_EVIDENCE'
  /** Plan an assessment: its scope, people and period. */
  | 'PLAN_ASSESSMENT'
  | 'JUDGE'
  | 'RAISE_FINDING'
  /** Work on findings: owners, actions, causes. */
  | 'TREAT_FINDING'
  | 'VERIFY_FINDING'
  /** Approve statements, close assessments and improvements. */
  | 'APPROVE';

/** Whether a role has a right: always, or where a person is named (as assessor, reviewer, verifier, recipient). */
export type Grant = 'ALWAYS' | 'NAMED' | 'NEVER';

type Grants = Readonly<Partial<Record<ComplianceRight, 'ALWAYS' | 'NAMED'>>>;

const leading: Grants = {
  READ: 'ALWAYS',
  ADOPT: 'ALWAYS',
  UPGRADE: 'ALWAYS',
  USE_MAPPINGS: 'ALWAYS',
  DECIDE_POSITION: 'ALWAYS',
  RESPOND: 'ALWAYS',
  LINK: 'ALWAYS',
  CONFIRM_LINK: 'ALWAYS',
  KEEP_EVIDENCE: 'ALWAYS',
  ANSWER_EVIDENCE_REQUEST: 'ALWAYS',
  REQUEST_EVIDENCE: 'ALWAYS',
  PLAN_ASSESSMENT: 'ALWAYS',
  JUDGE: 'ALWAYS',
  RAISE_FINDING: 'ALWAYS',
  TREAT_FINDING: 'ALWAYS',
  VERIFY_FINDING: 'ALWAYS',
  APPROVE: 'ALWAYS',
};

/** What a consultant and an assessor share. */
const working: Grants = {
  READ: 'ALWAYS',
  RESPOND: 'ALWAYS',
  LINK: 'ALWAYS',
  KEEP_EVIDENCE: 'ALWAYS',
  ANSWER_EVIDENCE_REQUEST: 'ALWAYS',
  REQUEST_EVIDENCE: 'ALWAYS',
  JUDGE: 'NAMED',
  RAISE_FINDING: 'ALWAYS',
  TREAT_FINDING: 'ALWAYS',
};

const rights: Readonly<Record<OrganisationRole, Grants>> = {
  ORG_ADMIN: { ...leading, IMPORT_STANDARD: 'ALWAYS' },
  ORG_MANAGER: leading,
  ORG_ASSESSOR: { ...working, CONFIRM_LINK: 'ALWAYS', VERIFY_FINDING: 'NAMED', APPROVE: 'NAMED' },
  ORG_CONSULTANT: working,
  ORG_AUDITOR: {
    READ: 'ALWAYS',
    JUDGE: 'NAMED',
    RAISE_FINDING: 'NAMED',
    REQUEST_EVIDENCE: 'NAMED',
    VERIFY_FINDING: 'NAMED',
  },
  ORG_VIEWER: { READ: 'ALWAYS', ANSWER_EVIDENCE_REQUEST: 'NAMED' },
};

/** What a role grants, within its level of ASSESSMENTS. Platform roles have none of these: they have no organisation's data. */
export const grantOf = (role: OrganisationRole, right: ComplianceRight): Grant => rights[role][right] ?? 'NEVER';

/** The roles that have a right, at least where their people are named. */
export const rolesWith = (right: ComplianceRight): OrganisationRole[] =>
  organisationRoles.filter((role) => grantOf(role, right) !== 'NEVER');

/** Whether a person may do something. @param isNamed as the one who does it, such as the assessor of the assessment */
export function mayInCompliance(role: OrganisationRole, right: ComplianceRight, isNamed: boolean): boolean {
  const grant = grantOf(role, right);
  return grant === 'ALWAYS' || (grant === 'NAMED' && isNamed);
}

/** How a link or cover of a person with a role begins. */
export const standingOfNewLink = (role: OrganisationRole): 'CONFIRMED' | 'PROPOSED' =>
  grantOf(role, 'CONFIRM_LINK') === 'ALWAYS' ? 'CONFIRMED' : 'PROPOSED';
