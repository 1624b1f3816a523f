import { createFileRoute } from '@tanstack/react-router';

import { IncidentReportPage } from '#src/features/incident/report/IncidentReportPage.tsx';

export const Route = createFileRoute('/_app/_guarded/incident-report/$id')({ component: IncidentReportPage });
