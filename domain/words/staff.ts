import type { components } from '#openapi/generated/types.ts';

import type { FieldTexts, ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const staffStatusLabels: ValueTexts<Schemas['StaffStatus']> = {
  PENDING: 'Pending',
  ACTIVE: 'Active',
  DEACTIVATED: 'Deactivated',
};

/** What an action is called on its button. */
export const staffActionLabels: ValueTexts<Schemas['StaffAction']> = {
  ACTIVATE: 'Activate',
  DEACTIVATE: 'Deactivate',
  REACTIVATE: 'Reactivate',
};

export const trainingStateLabels: ValueTexts<Schemas['StaffTrainingState']> = {
  NONE: 'None recorded',
  CURRENT: 'Current',
  EXPIRING: 'Expiring',
  EXPIRED: 'Expired',
};

export const competenceStandingLabels: ValueTexts<Schemas['CompetenceStanding']> = {
  GAPS: 'Gaps',
  MET: 'All met',
  NOT_REQUIRED: 'Nothing required',
};

/** The words of a staff member's fields. */
export const staffMemberTexts = {
  title: { label: 'Name' },
  status: { label: 'Status', values: staffStatusLabels },
  training: { label: 'Training', values: trainingStateLabels },
  away: { label: 'Away' },
  competenceStanding: { label: 'Required competences', values: competenceStandingLabels },
  competenceGaps: { label: 'Competence gaps' },
  competencesMet: { label: 'Competences met' },
  email: { label: 'Email address' },
  phone: { label: 'Phone' },
  position: { label: 'Position' },
  department: { label: 'Department' },
  location: { label: 'Location' },
  manager: { label: 'Manager' },
  deputy: { label: 'Deputy' },
  account: { label: 'Account' },
  roles: { label: 'Roles' },
  responsibilities: { label: 'Responsibilities' },
  authorities: { label: 'Authorities' },
  requiredCompetence: { label: 'Competence that the role needs' },
  competence: { label: 'Competence' },
  startsOn: { label: 'First day' },
  endsOn: { label: 'Last day' },
} satisfies FieldTexts<Schemas['StaffMember']>;
