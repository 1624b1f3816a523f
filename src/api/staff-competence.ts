import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { Competences } from '#openapi/generated/operations/competences.ts';
import { StaffRequirements } from '#openapi/generated/operations/staff-requirements.ts';
import { StaffRoles } from '#openapi/generated/operations/staff-roles.ts';
import { competence, staffMember, staffRole } from '#openapi/generated/records.ts';

import { clientOf } from './connection/client-of.ts';
import type { ApiClient, Schemas } from './connection/client.ts';
import { plainLookup } from './record/lookups.ts';

export type CompetenceNeed = Schemas['CompetenceNeed'];
export type RoleStanding = Schemas['RoleStanding'];
export type RequiredCompetence = Schemas['RequiredCompetence'];

/** Their names are on what staff members have, and on what roles require. */
export const competences = plainLookup(competence, clientOf(Competences), ['staffCompetence', staffRole.kind]);

export const staffRoles = plainLookup(staffRole, clientOf(StaffRoles));

const requirements = clientOf(StaffRequirements);

/** What the roles of a staff member require, beside what they have: with the key of staff members, as its cause is. */
export const competenceNeedsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [staffMember.kind, 'required-competences', id],
    queryFn: ({ signal }): Promise<CompetenceNeed[]> => requirements(api).ofStaffMember({ path: { id }, signal }),
  });

/** The roles, with what they require and who lacks it. */
export const roleStandingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [staffMember.kind, 'role-standing'],
    queryFn: ({ signal }): Promise<RoleStanding[]> => requirements(api).standing({ signal }),
  });

/** What a role requires. */
export const requiredOfRoleQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [staffRole.kind, 'competences', id],
    queryFn: ({ signal }): Promise<RequiredCompetence[]> => requirements(api).ofRole({ path: { id }, signal }),
  });

/** Sets the level at which a role requires a competence, and makes stale what follows from it. */
export async function requireCompetence(
  api: ApiClient,
  queryClient: QueryClient,
  { roleId, ...body }: Schemas['RequiredCompetenceInput'] & { readonly roleId: string },
): Promise<void> {
  const required = await requirements(api).require({ path: { id: roleId }, body });
  queryClient.setQueryData(requiredOfRoleQuery(api, roleId).queryKey, required);
  await queryClient.invalidateQueries({ queryKey: [staffMember.kind] });
  await queryClient.invalidateQueries({ queryKey: [competence.kind] });
}
