import { failureText } from '#src/components/auth/failure-text.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';

/** Why someone who did not sign out is here: the server refused to tell who they are. Stays, unlike the toast. */
export function SignedOutReason() {
  const failure = useSession(({ context }) => context.failure);
  if (failure === null) return null;
  return (
    <Banner tone="warning" title={texts.session.ended.title}>
      {failureText(failure, texts.errors.fallback)} {texts.session.again}
    </Banner>
  );
}
