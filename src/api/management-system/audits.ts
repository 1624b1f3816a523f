import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { AuditCourse } from '#openapi/generated/operations/audit-course.ts';
import { Audits } from '#openapi/generated/operations/audits.ts';
import { audit } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type Audit = Schemas['Audit'];
export type AuditKind = KindOf<'Audits'>;
export type AuditedStandard = Schemas['AuditedStandard'];
export type AuditorInterest = Schemas['AuditorInterest'];

export const audits: RegisterSource<AuditKind> = registerSource(audit, clientOf(Audits));

export const auditCourse = clientOf(AuditCourse);

/** Auditors who answer for something in the scope of an audit. */
export const conflictsQuery = (api: ApiClient, { id, version }: Pick<Audit, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [audit.kind, 'conflicts', id, version],
    queryFn: ({ signal }): Promise<AuditorInterest[]> => auditCourse(api).conflicts({ path: { id }, signal }),
  });

/** How audits cover the adopted standards over the years. */
export const programmeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [audit.kind, 'programme'],
    queryFn: ({ signal }): Promise<AuditedStandard[]> => auditCourse(api).programme({ signal }),
  });

/** Fetches audits again, and what they cover. */
export const refreshAudits = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [audit.kind] });
