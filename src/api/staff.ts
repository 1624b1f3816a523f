import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { StaffCourse } from '#openapi/generated/operations/staff-course.ts';
import { StaffDrafts } from '#openapi/generated/operations/staff-drafts.ts';
import { StaffWorks } from '#openapi/generated/operations/staff-works.ts';
import { Staff } from '#openapi/generated/operations/staff.ts';
import { staffMember } from '#openapi/generated/records.ts';

import { clientOf } from './connection/client-of.ts';
import type { ApiClient, Schemas } from './connection/client.ts';
import { registerSource } from './record/record-source.ts';
import { staleAfterChange, type KindOf, type RegisterSource } from './record/register.ts';

export type StaffMember = Schemas['StaffMember'];
export type StaffPlace = Schemas['StaffPlace'];
export type StaffKind = KindOf<'Staff'>;

export const staff: RegisterSource<StaffKind> = registerSource(staffMember, clientOf(Staff));

export const staffCourse = clientOf(StaffCourse);

export const staffDrafts = clientOf(StaffDrafts);

const staffWorks = clientOf(StaffWorks);

/** The organisation chart: with the key of staff members, so that a change of one makes it stale. */
export const staffChartQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [staffMember.kind, 'chart'],
    queryFn: ({ signal }): Promise<StaffPlace[]> => staffCourse(api).chart({ signal }),
  });

/** The picture of a staff member. */
export const staffPictureQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [staffMember.kind, 'picture', id],
    queryFn: ({ signal }) => staffCourse(api).picture({ path: { id }, signal }),
  });

/** The policies that a staff member was asked to acknowledge, and their open tasks. */
export const staffWorkQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [staffMember.kind, 'work', id],
    queryFn: ({ signal }) => staffWorks(api).ofRecord({ path: { id }, signal }),
  });

/** What the account of a staff member is responsible for, by register and field. */
export const staffOwnedQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [staffMember.kind, 'owned', id],
    queryFn: ({ signal }) => staffWorks(api).owned({ path: { id }, signal }),
  });

/** What nobody has any more when a staff member leaves without a successor. */
export const staffDependantsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [staffMember.kind, 'dependants', id],
    queryFn: ({ signal }) => staffCourse(api).dependants({ path: { id }, signal }),
  });

/** Fetches staff members again. */
export const refreshStaff = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: staleAfterChange(staff) });
