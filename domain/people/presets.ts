import type { OrganisationFeature, OrganisationRole, PermissionLevel } from '#openapi/access.ts';

import { isLeadingRole } from '../leading-role.ts';
import type { Right } from './granting.ts';

/** The level that a role usually has for each feature that is open to it. */
const usualLevels: Readonly<Record<OrganisationRole, PermissionLevel>> = {
  ORG_ADMIN: 'DELETE',
  ORG_MANAGER: 'DELETE',
  ORG_ASSESSOR: 'EDIT',
  ORG_CONSULTANT: 'ADD',
  ORG_VIEWER: 'VIEW',
  ORG_AUDITOR: 'VIEW',
};

/** Features whose pages are open to all six roles (specification section 2.4); the others are for the leading roles. */
const openToAllRoles: ReadonlySet<OrganisationFeature> = new Set([
  'STAFF',
  'PROJECT',
  'SERVICE_PROVIDER',
  'DOCUMENT_REPOSITORY',
  'RISK',
  'INFORMATION_ASSET',
  'INCIDENT_REGISTER',
  'ASSESSMENTS',
]);

/** Whether pages of a feature are open to a role at all. */
const isOpenTo = (role: OrganisationRole, feature: OrganisationFeature): boolean =>
  isLeadingRole(role) || openToAllRoles.has(feature);

/** The usual rights of a role in an organisation with these features: a beginning, from which each right can differ. */
export const presetOf = (role: OrganisationRole, features: readonly OrganisationFeature[]): Right[] =>
  features.filter((feature) => isOpenTo(role, feature)).map((feature) => ({ feature, permission: usualLevels[role] }));
