import { AppFrame } from '#src/app/frame/AppFrame.tsx';
import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { LegalLinks } from '#src/components/LegalLinks.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/feedback/Message.tsx';

/** For any unknown path: inside the shell for those who have one. */
export function NotFoundPage() {
  const signedIn = useSession((snapshot) => snapshot.matches('signedIn'));
  const message = (
    <Message headingLevel="h1" title="Page not found" actions={<ButtonLink href="/">Go to Home</ButtonLink>}>
      There is no page at this address.
    </Message>
  );
  return signedIn ? <AppFrame>{message}</AppFrame> : <AuthLayout footer={<LegalLinks />}>{message}</AuthLayout>;
}
