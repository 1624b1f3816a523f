import { createFileRoute } from '@tanstack/react-router';

import { ReportTemplatesPage } from '#src/features/report-template/ReportTemplatesPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/report-templates')({ component: ReportTemplatesPage });
