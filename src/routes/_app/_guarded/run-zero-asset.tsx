import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { RunZeroPage } from '#src/features/run-zero/RunZeroPage.tsx';

export const Route = createFileRoute('/_app/_guarded/run-zero-asset')({
  ...deferredSearch(async () => (await import('#src/features/run-zero/run-zero-search.ts')).runZeroSearch),
  component: RunZeroPage,
});
