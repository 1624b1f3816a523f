import type { components } from '#openapi/generated/types.ts';

type Role = components['schemas']['OrganisationRole'];

/** The roles that lead an organisation (specification section 4). */
export const leadingRoles = ['ORG_ADMIN', 'ORG_MANAGER'] as const satisfies readonly Role[];

export const isLeadingRole = (role: Role): boolean => leadingRoles.some((leading) => leading === role);
