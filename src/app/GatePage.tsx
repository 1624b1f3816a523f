import type { ReactNode } from 'react';

import { useSessionActor } from '#src/components/SessionProvider.tsx';
import { AuthLayout } from '#src/features/sign-in/AuthLayout.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

const page = css({ display: 'grid', gap: '20' });
const heading = css({ textStyle: 'title.2xl' });
const about = css({ marginBlockStart: '4', textStyle: 'md', color: 'fg.muted', overflowWrap: 'anywhere' });

export interface GatePageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** What stands between the sign-in and the shell. There is always the way back. */
export function GatePage({ title, text, children }: GatePageProps) {
  const session = useSessionActor();
  return (
    <AuthLayout>
      <div className={page}>
        <div>
          <h1 className={heading}>{title}</h1>
          <p className={about}>{text}</p>
        </div>
        {children}
        <Button block size="lg" onClick={() => session.send({ type: 'signOut.requested' })}>
          Back to Login
        </Button>
      </div>
    </AuthLayout>
  );
}
