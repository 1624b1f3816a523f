import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { ChangeCalendars } from '#openapi/generated/operations/change-calendars.ts';
import { ChangeCourses } from '#openapi/generated/operations/change-courses.ts';
import { ChangeDrafts } from '#openapi/generated/operations/change-drafts.ts';
import { ChangeRequests } from '#openapi/generated/operations/change-requests.ts';
import { changeManagementProcess } from '#openapi/generated/records.ts';

import { clientOf } from './connection/client-of.ts';
import type { ApiClient, Schemas } from './connection/client.ts';
import { registerSource } from './record/record-source.ts';
import { staleAfterChange, summaryKey, type KindOf, type RegisterSource } from './record/register.ts';

export type Change = Schemas['ChangeRequest'];
export type ChangeKind = KindOf<'ChangeRequests'>;
export type ChangeCourse = Schemas['ChangeCourse'];
export type ChangeImpact = Schemas['ChangeImpact'];
export type ChangePeriod = Schemas['ChangePeriod'];
export type ChangeCalendar = Schemas['ChangeCalendar'];

export const changes: RegisterSource<ChangeKind> = registerSource(changeManagementProcess, clientOf(ChangeRequests));

export const changeCourses = clientOf(ChangeCourses);
export const changeCalendars = clientOf(ChangeCalendars);
export const changeDrafts = clientOf(ChangeDrafts);

const { kind } = changeManagementProcess;
const periodsKey = 'change-periods';

/** Where a change stands: with the key of changes, so that a change of one makes it stale. */
export const changeCourseQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [kind, 'course', id],
    queryFn: ({ signal }): Promise<ChangeCourse> => changeCourses(api).course({ path: { id }, signal }),
  });

/** The changes because of which a record has to be looked at again. What is done with the record can answer them, so they are fetched again after it. */
export const changeImpactsQuery = (api: ApiClient, recordId: string) =>
  queryOptions({
    queryKey: [summaryKey, 'change-impacts', recordId],
    queryFn: ({ signal }): Promise<ChangeImpact[]> => changeCourses(api).ofRecord({ path: { id: recordId }, signal }),
  });

/** What is planned between two instants. */
export const changeCalendarQuery = (api: ApiClient, from: string, to: string) =>
  queryOptions({
    queryKey: [kind, 'calendar', from, to],
    queryFn: ({ signal }): Promise<ChangeCalendar> => changeCalendars(api).calendar({ query: { from, to }, signal }),
  });

/** The windows for changes and the freezes. */
export const changePeriodsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [periodsKey],
    queryFn: ({ signal }): Promise<ChangePeriod[]> => changeCalendars(api).periods({ signal }),
  });

/** Fetches changes again, with what they affect and their calendar. */
export const refreshChanges = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(changes);
  await queryClient.invalidateQueries({
    predicate: (query) => [periodsKey, kind].includes(String(query.queryKey[0])) || isStale(query),
  });
};
