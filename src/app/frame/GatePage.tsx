import type { ReactNode } from 'react';

import { LeaveButton } from '#src/app/pages/LeaveButton.tsx';
import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { css } from '#styled/css/index.js';

const page = css({ display: 'grid', gap: '20' });
const heading = css({ textStyle: 'title.2xl' });
const about = css({ marginBlockStart: '4', textStyle: 'md', color: 'fg.muted', overflowWrap: 'anywhere' });

export interface GatePageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page between the sign-in and the shell. It always offers a way to sign out. */
export function GatePage({ title, text, children }: GatePageProps) {
  return (
    <AuthLayout>
      <div className={page}>
        <div>
          <h1 className={heading}>{title}</h1>
          <p className={about}>{text}</p>
        </div>
        {children}
        <LeaveButton block size="lg" />
      </div>
    </AuthLayout>
  );
}
