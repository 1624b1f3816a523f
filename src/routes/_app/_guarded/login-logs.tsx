import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { loginLogSearch, loginLogSearchDefaults } from '#src/features/logs/login-log-search.ts';
import { LoginLogsPage } from '#src/features/logs/LoginLogsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/login-logs')({
  validateSearch: loginLogSearch,
  search: { middlewares: [stripSearchParams(loginLogSearchDefaults)] },
  component: LoginLogsPage,
});
