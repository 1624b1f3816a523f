import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { ReportLibraryPage } from '#src/features/report-library/ReportLibraryPage.tsx';
import { reportSearch, reportSearchDefaults } from '#src/features/report-library/search.ts';

export const Route = createFileRoute('/_app/_guarded/report-library')({
  validateSearch: reportSearch,
  search: { middlewares: [stripSearchParams(reportSearchDefaults)] },
  // Notifications lead to the library.
  staticData: { opens: { kind: 'report', param: 'report' } },
  component: ReportLibraryPage,
});
