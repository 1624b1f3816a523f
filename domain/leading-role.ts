import type { components } from '#openapi/generated/types.ts';

/** Whether a role leads an organisation (specification section 4). */
export const isLeadingRole = (role: components['schemas']['OrganisationRole']): boolean =>
  role === 'ORG_ADMIN' || role === 'ORG_MANAGER';
