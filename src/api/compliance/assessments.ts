import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { AdoptedStandards } from '#openapi/generated/operations/adopted-standards.ts';
import { AssessmentProposals } from '#openapi/generated/operations/assessment-proposals.ts';
import { ComplianceAssessmentCourse } from '#openapi/generated/operations/compliance-assessment-course.ts';
import { ComplianceAssessments } from '#openapi/generated/operations/compliance-assessments.ts';
import { Standards } from '#openapi/generated/operations/standards.ts';
import { complianceAssessment } from '#openapi/generated/records.ts';
import { logPageLength } from '#openapi/log-length.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type ComplianceAssessment = Schemas['ComplianceAssessment'];
export type ComplianceAssessmentRecord = KindOf<'ComplianceAssessments'>;
export type AssessmentDetails = Schemas['AssessmentDetails'];
export type AssessmentItem = Schemas['AssessmentItem'];

/** The key of everything about items, closings and logs of assessments. */
const assessmentKey = 'compliance-assessment';

export const complianceAssessments: RegisterSource<ComplianceAssessmentRecord> = registerSource(
  complianceAssessment,
  clientOf(ComplianceAssessments),
  [assessmentKey],
);

export const assessmentCourse = clientOf(ComplianceAssessmentCourse);
export const assessmentProposals = clientOf(AssessmentProposals);
const adoptedStandards = clientOf(AdoptedStandards);
const standards = clientOf(Standards);

/** An adopted standard, with its version and score. */
export const adoptedStandardQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['compliance', 'adopted-standard', id],
    queryFn: ({ signal }): Promise<Schemas['AdoptedStandard']> => adoptedStandards(api).get({ path: { id }, signal }),
  });

/** The headings of the positions of an adopted standard: an upgrade can change them. */
export const groupsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['compliance', 'groups', id],
    queryFn: ({ signal }): Promise<Schemas['StandardGroup'][]> =>
      adoptedStandards(api).groups({ path: { id }, signal }),
  });

/** The adopted standard that a control is read in: with each of its versions, parameters can have other values. */
export type ReadStandard = Pick<Schemas['AdoptedStandard'], 'id' | 'version'> & {
  readonly standard: Pick<Schemas['AdoptedStandard']['standard'], 'id'>;
};

/** The texts and questions of a control, with the values of parameters: they never change either. */
export const controlTextsQuery = (api: ApiClient, { id, version, standard }: ReadStandard, controlId: string) =>
  queryOptions({
    queryKey: ['standard', 'control', standard.id, controlId, id, version],
    queryFn: ({ signal }): Promise<Schemas['ControlTexts']> =>
      standards(api).control({ path: { id: standard.id, controlId }, query: { adoptedStandardId: id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The assessment of a standard that is open, else the last closed one. */
export const activeAssessmentQuery = (api: ApiClient, adoptedStandardId: string) =>
  queryOptions({
    queryKey: [assessmentKey, 'active', adoptedStandardId],
    queryFn: ({ signal }): Promise<ComplianceAssessment | null> =>
      assessmentCourse(api).active({ query: { adoptedStandardId }, signal }),
  });

/** The assessments of a standard, the newest first. */
export const assessmentsOfStandardQuery = (api: ApiClient, adoptedStandardId: string) =>
  queryOptions({
    queryKey: [assessmentKey, 'of-standard', adoptedStandardId],
    queryFn: ({ signal }): Promise<Schemas['AssessmentOfStandard'][]> =>
      assessmentCourse(api).ofStandard({ query: { adoptedStandardId }, signal }),
  });

/** An assessment with all its items. */
export const assessmentDetailsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [assessmentKey, 'details', id],
    queryFn: ({ signal }): Promise<AssessmentDetails> => assessmentCourse(api).details({ path: { id }, signal }),
  });

/** What an assessment was closed with, by the number of the closing: it never changes. */
export const closedItemsQuery = (api: ApiClient, id: string, number: number) =>
  queryOptions({
    queryKey: [assessmentKey, 'closing', id, number],
    queryFn: ({ signal }): Promise<Schemas['ClosedItem'][]> =>
      assessmentCourse(api).closedItems({ path: { id }, query: { number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface LogFilter {
  readonly cause?: Schemas['ComplianceCause'];
  readonly personId?: string;
  readonly search?: string;
}

type LogEntry = Schemas['ComplianceLogEntry'];

/** The first page begins after no entry. */
const firstPage: LogEntry | undefined = undefined;

/** The entry after which the next page begins; undefined after the last page. */
const lastOfPage = (page: readonly LogEntry[]): LogEntry | undefined =>
  page.length < logPageLength ? undefined : page.at(-1);

/** Who changed what of a standard's controls and assessments, page by page. */
export const assessmentLogsQuery = (api: ApiClient, adoptedStandardId: string, filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [assessmentKey, 'logs', adoptedStandardId, filter],
    queryFn: ({ pageParam: last, signal }): Promise<LogEntry[]> =>
      assessmentCourse(api).logs({
        query: { adoptedStandardId, ...filter, ...(last !== undefined && { afterAt: last.at, afterId: last.id }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: lastOfPage,
  });

/** Fetches again what follows from a change of an assessment, or of what it is about. */
export const refreshAssessment = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [key, kind] }) =>
      key === complianceAssessment.kind ||
      key === 'finding' ||
      key === 'ownControl' ||
      (key === assessmentKey && kind !== 'closing') ||
      (key === 'compliance' && kind !== 'history'),
  });
