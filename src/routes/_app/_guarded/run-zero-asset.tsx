import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { runZeroSearch, runZeroSearchDefaults } from '#src/features/run-zero/run-zero-search.ts';
import { RunZeroPage } from '#src/features/run-zero/RunZeroPage.tsx';

export const Route = createFileRoute('/_app/_guarded/run-zero-asset')({
  validateSearch: runZeroSearch,
  search: { middlewares: [stripSearchParams(runZeroSearchDefaults)] },
  component: RunZeroPage,
});
