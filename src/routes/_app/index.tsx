import { createFileRoute } from '@tanstack/react-router';

import { requireAccess } from '#src/app/guards.ts';
import { routeTable } from '#src/app/route-table.ts';
import { HomePage } from '#src/features/home/HomePage.tsx';

export const Route = createFileRoute('/_app/')({
  beforeLoad: ({ context }): void => requireAccess(context.session, routeTable['/']),
  component: HomePage,
});
