import { createFileRoute } from '@tanstack/react-router';

import { AcknowledgementReportPage } from '#src/features/policy/acknowledgement/report/AcknowledgementReportPage.tsx';

export const Route = createFileRoute('/_app/_guarded/policy-acknowledgement/$id_/report')({
  component: AcknowledgementReportPage,
});
