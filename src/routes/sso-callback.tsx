import { createFileRoute } from '@tanstack/react-router';

import { socialReturnSearch } from '#src/app/navigation/public-search.ts';
import { SocialReturnPage } from '#src/features/social-return/SocialReturnPage.tsx';

export const Route = createFileRoute('/sso-callback')({
  validateSearch: socialReturnSearch,
  component: SocialReturnPage,
});
