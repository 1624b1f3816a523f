import { createFileRoute } from '@tanstack/react-router';

import { ReportIncidentPage } from '#src/features/incident/reporting/ReportIncidentPage.tsx';

export const Route = createFileRoute('/_app/_guarded/report-incident')({ component: ReportIncidentPage });
