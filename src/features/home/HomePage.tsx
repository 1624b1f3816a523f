import { Link } from '@tanstack/react-router';

import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { Message } from '#src/ui/Message.tsx';
import { css } from '#styled/css/index.js';

const link = css({ color: 'accent.fg', textDecoration: 'underline' });

/** The start: where the person's work is. */
export function HomePage() {
  const name = useSession(({ context }) => context.account?.fullName ?? '');
  const mayOpenRisks = useMay({ feature: 'RISK' });
  return (
    <Message
      headingLevel="h1"
      title={`Welcome, ${name}`}
      actions={
        mayOpenRisks && (
          <Link to="/risk-list" className={link}>
            Open the Risk Register
          </Link>
        )
      }
    >
      Keep your organisation's risks with their rating, their treatment and their next review.
    </Message>
  );
}
