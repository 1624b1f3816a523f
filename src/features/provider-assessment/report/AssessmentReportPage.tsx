import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  answersQuery,
  respondentsQuery,
  type Assessment,
} from '#src/api/provider-assessment/service-provider-assessments.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { WithAssessment } from '../WithAssessment.tsx';
import { AssessmentReport } from './AssessmentReport.tsx';

/** /assessment-report/$id: an assessment for those who receive it on paper or as a file. */
export const AssessmentReportPage = () => (
  <WithAssessment>{(assessment) => <Report assessment={assessment} />}</WithAssessment>
);

function Report({ assessment }: { readonly assessment: Assessment }) {
  const api = useApi();
  const answers = useQuery(answersQuery(api, assessment.id));
  const respondents = useQuery(respondentsQuery(api, assessment.id));
  if (answers.data !== undefined && respondents.data !== undefined)
    return <AssessmentReport assessment={assessment} answers={answers.data} respondents={respondents.data} />;
  const error = answers.error ?? respondents.error;
  if (error === null) return <LoadingRows />;
  return (
    <LoadFailed
      what="report"
      error={error}
      onRetry={() => void Promise.all([answers.refetch(), respondents.refetch()])}
    />
  );
}
