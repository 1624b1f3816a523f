import { createFileRoute } from '@tanstack/react-router';

import { AppLayout } from '#src/app/frame/AppLayout.tsx';
import { requireSignedIn } from '#src/app/navigation/guards.ts';

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }): void => requireSignedIn(context.session, location.href),
  component: AppLayout,
});
