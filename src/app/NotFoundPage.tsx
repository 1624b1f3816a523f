import { ButtonLink } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';

/** For any path that is no route. */
export function NotFoundPage() {
  return (
    <Message headingLevel="h1" title="Page not found" actions={<ButtonLink href="/">Go to Home</ButtonLink>}>
      There is no page at this address.
    </Message>
  );
}
