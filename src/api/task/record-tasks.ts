import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { Playbooks } from '#openapi/generated/operations/playbooks.ts';
import { RecordTasks } from '#openapi/generated/operations/record-tasks.ts';
import { task } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { refreshLinks } from '../record/record-links.ts';
import { refreshTasks } from './tasks.ts';

export type RecordTask = Schemas['RecordTask'];
export type Playbook = Schemas['Playbook'];
export type PlaybookInput = Schemas['PlaybookInput'];
export type PlaybookItem = Schemas['PlaybookItem'];
export type OfferedPlaybook = Schemas['OfferedPlaybook'];

export const recordTasks = clientOf(RecordTasks);
export const playbooks = clientOf(Playbooks);

/** The tasks of a record: with the key of tasks, so that a change of one makes them stale. */
export const recordTasksQuery = (api: ApiClient, recordId: string) =>
  queryOptions({
    queryKey: [task.kind, 'ofRecord', recordId],
    queryFn: ({ signal }): Promise<RecordTask[]> => recordTasks(api).ofRecord({ path: { id: recordId }, signal }),
  });

const playbookKey = 'playbook';

/** All playbooks of the organisation, by their title. */
export const playbooksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [playbookKey],
    queryFn: ({ signal }): Promise<Playbook[]> => playbooks(api).all({ signal }),
  });

/** The playbooks that can be started at a record, those that are meant for it first. */
export const offeredPlaybooksQuery = (api: ApiClient, recordId: string) =>
  queryOptions({
    queryKey: [playbookKey, recordId],
    queryFn: ({ signal }): Promise<OfferedPlaybook[]> => playbooks(api).offered({ path: { id: recordId }, signal }),
  });

/** Fetches playbooks again. */
export const refreshPlaybooks = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [playbookKey] });

/** Fetches tasks again, and the links by which they belong to records. */
export async function refreshRecordTasks(queryClient: QueryClient): Promise<void> {
  await Promise.all([refreshTasks(queryClient), refreshLinks(queryClient)]);
}
