import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { ContactMessages } from '#openapi/generated/operations/contact-messages.ts';
import { FailedJobs } from '#openapi/generated/operations/failed-jobs.ts';
import { IdentityDifferences } from '#openapi/generated/operations/identity-differences.ts';
import { PlatformAdministrators } from '#openapi/generated/operations/platform-administrators.ts';
import { PlatformReports } from '#openapi/generated/operations/platform-reports.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type PlatformAdministrator = Schemas['PlatformAdministrator'];
export type IdentityDifference = Schemas['IdentityDifference'];
export type ContactMessage = Schemas['ContactMessage'];
export type FailedJob = Schemas['FailedJob'];
type MessageQuery = NonNullable<operations['ContactMessages.list']['parameters']['query']>;
type JobQuery = NonNullable<operations['FailedJobs.list']['parameters']['query']>;

export const platformAdministrators = clientOf(PlatformAdministrators);
export const identityDifferences = clientOf(IdentityDifferences);
export const contactMessages = clientOf(ContactMessages);
export const failedJobs = clientOf(FailedJobs);
const platformReports = clientOf(PlatformReports);

export const administratorKey = ['platform-administrator'] as const;
export const differenceKey = ['identity-difference'] as const;
export const messageKey = ['contact-message'] as const;
export const failedJobKey = ['failed-job'] as const;
export const platformFigureKey = ['platform-figure'] as const;

/** Everyone who administers the platform. */
export const administratorListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: administratorKey,
    queryFn: ({ signal }) => platformAdministrators(api).everyone({ signal }),
  });

/** All identities compared with all accounts. */
export const differenceQuery = (api: ApiClient) =>
  queryOptions({ queryKey: differenceKey, queryFn: ({ signal }) => identityDifferences(api).compare({ signal }) });

/** One page of the messages. */
export const messageListQuery = (api: ApiClient, query: MessageQuery) =>
  queryOptions({
    queryKey: [...messageKey, query],
    queryFn: ({ signal }) => contactMessages(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the jobs that failed. */
export const failedJobListQuery = (api: ApiClient, query: JobQuery) =>
  queryOptions({
    queryKey: [...failedJobKey, query],
    queryFn: ({ signal }) => failedJobs(api).list({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** The numbers of the Admin Dashboard. */
export const platformFigureQuery = (api: ApiClient) =>
  queryOptions({ queryKey: platformFigureKey, queryFn: ({ signal }) => platformReports(api).analytics({ signal }) });
