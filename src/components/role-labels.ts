import { organisationRoleTexts } from '#domain/words/people.ts';
import type { Role } from '#openapi/access.ts';

const labels: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'Super Admin',
  ADMIN: 'Admin',
  ...organisationRoleTexts,
};

const isRole = (role: string): role is Role => Object.hasOwn(labels, role);

/** The label of a role (specification section 3); a role unknown to this app version gets a placeholder. */
export const roleLabel = (role: string): string => (isRole(role) ? labels[role] : 'Unknown role');
