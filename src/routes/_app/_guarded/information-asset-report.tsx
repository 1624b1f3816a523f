import { createFileRoute } from '@tanstack/react-router';

import { AssetReportPage } from '#src/features/information-asset-report/AssetReportPage.tsx';

export const Route = createFileRoute('/_app/_guarded/information-asset-report')({ component: AssetReportPage });
