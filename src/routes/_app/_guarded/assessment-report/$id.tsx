import { createFileRoute } from '@tanstack/react-router';

import { AssessmentReportPage } from '#src/features/provider-assessment/report/AssessmentReportPage.tsx';

export const Route = createFileRoute('/_app/_guarded/assessment-report/$id')({ component: AssessmentReportPage });
