import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { AssessmentAnswerReviews } from '#openapi/generated/operations/assessment-answer-reviews.ts';
import { AssessmentCourse } from '#openapi/generated/operations/assessment-course.ts';
import { AssessmentRespondents } from '#openapi/generated/operations/assessment-respondents.ts';
import { ServiceProviderAssessments } from '#openapi/generated/operations/service-provider-assessments.ts';
import { serviceProviderAssessment } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import type { PickerQuery } from '../record/picker.ts';
import { registerSource } from '../record/record-source.ts';
import { staleAfterChange, type ExportSource, type KindOf, type RegisterSource } from '../record/register.ts';

export type Assessment = Schemas['ServiceProviderAssessment'];
export type AssessmentKind = KindOf<'ServiceProviderAssessments'>;
export type Respondent = Schemas['AssessmentRespondent'];
export type AssessmentAnswers = Schemas['AssessmentAnswers'];
export type ReviewedAnswer = Schemas['ReviewedAnswer'];

export const assessments: RegisterSource<AssessmentKind> = registerSource(
  serviceProviderAssessment,
  clientOf(ServiceProviderAssessments),
);

export const assessmentCourse = clientOf(AssessmentCourse);
export const assessmentRespondents = clientOf(AssessmentRespondents);
export const assessmentReviews = clientOf(AssessmentAnswerReviews);

const respondentsKey = 'assessment-respondents';
const answersKey = 'assessment-answers';

/** The respondents of an assessment, in the order in which they were added. */
export const respondentsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [respondentsKey, id],
    queryFn: ({ signal }) => assessmentRespondents(api).all({ path: { id }, signal }),
  });

/** The members who can review assessments, or decide on one, by the text that was typed. */
export const assessmentPeopleQuery = (api: ApiClient, query: PickerQuery, assessmentId?: string) =>
  queryOptions({
    queryKey: ['assessment-people', assessmentId ?? '', query],
    queryFn: ({ signal }) =>
      assessmentCourse(api).people({
        query: { ...query, ...(assessmentId !== undefined && { assessmentId }) },
        signal,
      }),
  });

/** The questions of an assessment with their answers; of a draft, the questions that would be sent. */
export const answersQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [answersKey, id],
    queryFn: ({ signal }) => assessmentReviews(api).get({ path: { id }, signal }),
    gcTime: 0,
  });

/** The export of an assessment's answers with their reviews. */
export const exportOfAnswers = (id: string): ExportSource => ({
  name: `answers of ${id}`,
  calls: (api) => ({
    exportFile: (_query, format, signal) =>
      assessmentReviews(api).exportFile({ path: { id }, query: { format }, signal }),
  }),
});

/** Fetches assessments again, with what hangs on them. */
export const refreshAssessments = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(assessments);
  await queryClient.invalidateQueries({
    predicate: (query) => query.queryKey[0] === respondentsKey || query.queryKey[0] === answersKey || isStale(query),
  });
};
