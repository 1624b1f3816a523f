import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { LoginLogsPage } from '#src/features/logs/LoginLogsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/login-logs')({
  ...deferredSearch(async () => (await import('#src/features/logs/login-log-search.ts')).loginLogSearch),
  component: LoginLogsPage,
});
