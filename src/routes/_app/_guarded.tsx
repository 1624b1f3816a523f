import { createFileRoute, Outlet } from '@tanstack/react-router';

import { requireAccess } from '#src/app/navigation/guards.ts';

/** The one guard of every page behind the sign-in. It lies inside the shell, which a refused page therefore keeps. */
export const Route = createFileRoute('/_app/_guarded')({
  beforeLoad: ({ context, matches }): void =>
    requireAccess(context.session, matches.at(-1)?.fullPath, matches.at(-1)?.search),
  component: Outlet,
});
