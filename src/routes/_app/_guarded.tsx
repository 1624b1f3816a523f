import { createFileRoute, Outlet } from '@tanstack/react-router';

import { requireAccess } from '#src/app/navigation/guards.ts';

/** The single guard of every page behind the sign-in. It is nested in the shell, so a refused page keeps the shell. */
export const Route = createFileRoute('/_app/_guarded')({
  beforeLoad: ({ context, matches }): void =>
    requireAccess(context.session, matches.at(-1)?.fullPath, matches.at(-1)?.search),
  component: Outlet,
  // Too small for a file of its own.
  codeSplitGroupings: [],
});
