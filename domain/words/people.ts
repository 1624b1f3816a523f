import type { OrganisationFeature, OrganisationRole, PermissionLevel } from '#openapi/access.ts';

import type { Right } from '../people/granting.ts';

/** The names of the organisation roles (specification section 3). */
export const organisationRoleTexts = {
  ORG_ADMIN: 'Org Admin',
  ORG_MANAGER: 'Manager',
  ORG_ASSESSOR: 'Assessor',
  ORG_VIEWER: 'Viewer',
  ORG_CONSULTANT: 'Consultant',
  ORG_AUDITOR: 'Auditor',
} as const satisfies Record<OrganisationRole, string>;

/** The names of the features of an organisation. */
export const featureTexts = {
  USERS: 'Users',
  STAFF: 'Staff',
  POLICY: 'Policies',
  PROJECT: 'Projects and tasks',
  SERVICE_PROVIDER: 'Service providers',
  DOCUMENT_REPOSITORY: 'Documents',
  RISK: 'Risks',
  INFORMATION_ASSET: 'Information assets',
  RUN_ZERO_ASSET: 'runZero assets',
  INCIDENT_REGISTER: 'Incidents',
  ASSESSMENTS: 'Assessments',
  REPORT_LIBRARY: 'Report library',
  SUB_ORGANISATION: 'Sub-organisations',
  COUNTRY_REGULATORY_REGISTER: 'Country regulatory register',
  EXEMPTIONS_REGISTER: 'Exemptions',
  CHANGE_MANAGEMENT_PROCESS: 'Change management',
} as const satisfies Record<OrganisationFeature, string>;

/** The names of the levels. Each includes those before it. */
export const levelTexts = {
  VIEW: 'View',
  ADD: 'Add',
  EDIT: 'Edit',
  DELETE: 'Delete',
} as const satisfies Record<PermissionLevel, string>;

/** Rights in a line, as the activity log keeps them: `Risks: Edit; Policies: View`. */
export const rightsText = (rights: readonly Right[]): string =>
  rights
    .map(({ feature, permission }) => `${featureTexts[feature]}: ${levelTexts[permission]}`)
    .toSorted()
    .join('; ');

const includedIn = {
  VIEW: 'View',
  ADD: 'View and add',
  EDIT: 'View, add and edit',
  DELETE: 'View, add, edit and delete',
} as const satisfies Record<PermissionLevel, string>;

/** What a person may do and with what, the most first, for someone who does not know that a level includes others. */
export const rightsInWords = (rights: readonly Right[]): { readonly may: string; readonly features: string }[] =>
  (['DELETE', 'EDIT', 'ADD', 'VIEW'] as const).flatMap((level) => {
    const features = rights
      .filter(({ permission }) => permission === level)
      .map(({ feature }) => featureTexts[feature]);
    return features.length === 0 ? [] : [{ may: includedIn[level], features: features.toSorted().join(', ') }];
  });

/** The fields of a member, in the words of the activity log and of the screens. */
export const memberTexts = {
  role: { label: 'Role' },
  rights: { label: 'Rights' },
  state: { label: 'State' },
  successor: { label: 'Successor' },
  erasedBy: { label: 'Erased by' },
  erasedRows: { label: 'Rows of the log without the person' },
} as const;

export const memberStateTexts = { ACTIVE: 'Active', DEACTIVATED: 'Deactivated' } as const;

/** The fields of an invitation. */
export const invitationTexts = {
  status: { label: 'Status' },
  email: { label: 'Email address' },
  role: { label: 'Role' },
  rights: { label: 'Rights' },
  expiresAt: { label: 'Works until' },
} as const;

export const invitationStatusTexts = {
  PENDING: 'Pending',
  ACCEPTED: 'Accepted',
  REVOKED: 'Revoked',
  EXPIRED: 'Expired',
} as const;
