import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';

import { requireSignedOut } from '#src/app/guards.ts';
import { SignInPage } from '#src/features/sign-in/SignInPage.tsx';

/** Only paths of this application: nobody is sent elsewhere by a link to the sign-in page. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/));

export const Route = createFileRoute('/sign-in')({
  validateSearch: z.object({ redirect: z.catch(z.optional(ownPath), undefined) }),
  beforeLoad: ({ context, search }): void => requireSignedOut(context.session, search.redirect ?? '/'),
  component: SignInPage,
});
