import { ContactLinks } from '#src/components/ContactLinks.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { AuthLayout } from '#src/features/sign-in/AuthLayout.tsx';
import { StatusGlyph } from '#src/ui/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { LeaveButton } from './LeaveButton.tsx';

const page = css({ display: 'grid', gap: '20' });
const title = css({ textStyle: 'title.2xl' });
const text = css({ marginBlockStart: '4', textStyle: 'md', color: 'fg.muted' });
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

function Step({ title: name, text: about, state }: StepProps) {
  const underWay = state === 'In progress';
  return (
    <li className={step} aria-current={underWay ? 'step' : undefined}>
      <StatusGlyph shape={underWay ? 'half' : 'open'} tone={underWay ? 'warning' : 'neutral'} size={18} />
      <div>
        <p className={stepTitle}>{name}</p>
        <p className={stepText}>{about}</p>
      </div>
      {state !== 'Later' && <span className={stepState}>{state}</span>}
    </li>
  );
}

/** An account that is not both approved and active (specification section 2.2). */
export function UnderReviewPage() {
  const email = useSession(({ context }) => context.account?.email ?? '');
  return (
    <AuthLayout>
      <div className={page}>
        <div>
          <h1 className={title}>Your account is under review</h1>
          <p className={text}>This typically takes up to 24 hours. An email will follow.</p>
        </div>
        <ol className={steps}>
          <Step title="Account review" text="An administrator checks your details." state="In progress" />
          <Step title="Email notification" text={`Sent to ${email}`} state="Next" />
          <Step title="Access granted" text="Sign in and choose your organisation." state="Later" />
        </ol>
        <ContactLinks />
        <LeaveButton block size="lg" />
      </div>
    </AuthLayout>
  );
}
