import { getRouteApi } from '@tanstack/react-router';

import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { BotCheck } from '#src/components/auth/BotCheck.tsx';
import { SlowHint } from '#src/components/SlowHint.tsx';
import { texts } from '#src/texts/en.ts';

import { useSocialReturnActor } from './useSocialReturnActor.ts';

const route = getRouteApi('/sso-callback');

/** /sso-callback: the page that providers redirect the browser back to. */
export function SocialReturnPage() {
  const { mode, provider } = route.useSearch();
  const slow = useSocialReturnActor(route.useRouteContext({ select: ({ authActors }) => authActors }), {
    mode,
    provider,
  });
  return (
    <AuthLayout>
      <div role="status">
        <AuthHeading title="One moment">Finishing your sign-in with {texts.social.providers[provider]}.</AuthHeading>
      </div>
      <SlowHint slow={slow} />
      <BotCheck />
    </AuthLayout>
  );
}
