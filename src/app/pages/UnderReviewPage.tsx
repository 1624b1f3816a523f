import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';

import { GatePage } from '#src/app/frame/GatePage.tsx';
import { gateTitles } from '#src/app/session/gate.ts';
import { keptInvitation } from '#src/components/auth/kept-invitation.ts';
import { ContactLinks } from '#src/components/ContactLinks.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { StatusGlyph } from '#src/ui/feedback/StatusText.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { css } from '#styled/css/index.js';

/** Most people never see this screen. */
const ContactForm = lazyPart(() =>
  import('#src/features/contact-messages/ContactForm.tsx').then((module) => module.ContactForm),
);

const steps = css({ listStyle: 'none', borderBlockStart: 'default' });
const step = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '12',
  paddingBlock: '12',
  borderBlockEnd: 'default',
  '& > svg': { marginBlockStart: '2' },
});
const stepTitle = css({ textStyle: 'md', fontWeight: 'medium' });
const stepText = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
const stepState = css({ textStyle: 'xs', color: 'fg.subtle' });

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly state: 'In progress' | 'Next' | 'Later';
}

function Step({ title, text, state }: StepProps) {
  const underWay = state === 'In progress';
  return (
    <li className={step} aria-current={underWay ? 'step' : undefined}>
      <StatusGlyph shape={underWay ? 'half' : 'open'} tone={underWay ? 'warning' : 'neutral'} size={18} />
      <div>
        <p className={stepTitle}>{title}</p>
        <p className={stepText}>{text}</p>
      </div>
      {state !== 'Later' && <span className={stepState}>{state}</span>}
    </li>
  );
}

/** For an account that is not both approved and active (specification section 2.2). */
export function UnderReviewPage() {
  useKeptInvitation();
  const email = useSession(({ context }) => context.account?.email ?? '');
  return (
    <GatePage title={gateTitles.underReview} text="This typically takes up to 24 hours. An email will follow.">
      <ol className={steps}>
        <Step title="Account review" text="An administrator is checking your details." state="In progress" />
        <Step title="Email notification" text={`Sent to ${email} when the review is complete.`} state="Next" />
        <Step title="Access granted" text="Sign in and choose your organisation." state="Later" />
      </ol>
      <ContactLinks />
      <Suspense fallback={null}>
        <ContactForm />
      </Suspense>
    </GatePage>
  );
}

/** Someone who signed up to accept an invitation goes on with it: accepting approves their account. */
function useKeptInvitation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (keptInvitation() !== null) void navigate({ to: '/invitation', replace: true });
  }, [navigate]);
}
