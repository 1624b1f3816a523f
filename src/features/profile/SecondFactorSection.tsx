import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';

import { secondFactorMachine, type SecondFactorNotice } from '#machines/second-factor/second-factor.machine.ts';
import type { AccountActors } from '#src/actors/account-actors.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { Region } from '#src/components/Region.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { BusyHint } from '#src/components/SlowHint.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { accountTexts } from '#src/texts/account.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { ReadField } from '#src/ui/form/ReadField.tsx';
import { importWithRetry } from '#src/ui/import-with-retry.ts';
import { css } from '#styled/css/index.js';

import { sectionActions, sectionBody, sectionText } from './styles.ts';
import type { Reverification } from './useReverification.tsx';

// The secret can also be typed, and an error page here would lose it.
const QrCode = lazy(() => importWithRetry(() => import('./QrCode.tsx')).then((module) => ({ default: module.QrCode })));

const qrPlace = css({ width: '[11rem]', height: '[11rem]' });
const secretText = css({ fontFamily: '[ui-monospace, monospace]', overflowWrap: 'anywhere', userSelect: '[all]' });

type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>;

interface SecondFactorSectionProps {
  readonly actors: AccountActors;
  readonly reverification: Reverification;
}

/** The second factor: its state, and how to enable and disable it. */
export function SecondFactorSection({ actors, reverification }: SecondFactorSectionProps) {
  const factor = useSecondFactor(actors, reverification);
  const on = useSelector(factor, (snapshot) => snapshot.matches('on') || snapshot.hasTag('removing'));
  const asking = useSelector(factor, (snapshot) => snapshot.hasTag('enrolling') || snapshot.hasTag('removing'));
  const busy = useSelector(factor, (snapshot) => snapshot.hasTag('busy'));
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterwards(button, asking || busy);
  return (
    <Region title="Second factor">
      <div className={sectionBody}>
        <StatusText shape={on ? 'done' : 'open'} tone={on ? 'success' : 'neutral'}>
          {on ? 'Authenticator app set up' : 'Not set up'}
        </StatusText>
        {!asking && (
          <>
            <p className={sectionText}>
              With an authenticator app, each sign-in asks for a code as well, so a stolen password is not enough.
            </p>
            <div>
              {on ? (
                <Button ref={button} onClick={() => factor.send({ type: 'removal.started' })}>
                  Remove second factor
                </Button>
              ) : (
                <Button
                  ref={button}
                  busy={busy}
                  busyLabel="Preparing..."
                  onClick={() => factor.send({ type: 'enrolment.started' })}
                >
                  Add authenticator app
                </Button>
              )}
            </div>
          </>
        )}
        {asking && <CodeForm factor={factor} />}
        <BusyHint busy={busy && !reverification.isAsking} />
      </div>
    </Region>
  );
}

/** Asks for a code: the first one of a new app, below its secret, or the last one of an app being removed. */
function CodeForm({ factor }: { readonly factor: SecondFactorActor }) {
  const { secret, code, error } = useSelector(factor, ({ context }) => context);
  const enrolling = useSelector(factor, (snapshot) => snapshot.hasTag('enrolling'));
  const busy = useSelector(factor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <SavingForm
      className={css({ display: 'grid', gap: '16' })}
      saving={busy}
      onSave={() => factor.send({ type: 'code.submitted' })}
    >
      {secret !== null && (
        <>
          <p className={sectionText}>Scan the QR code with your authenticator app, or enter the secret by hand.</p>
          <Suspense fallback={<div className={qrPlace} />}>
            <QrCode text={secret.uri} label="QR code for the authenticator app" />
          </Suspense>
          <ReadField label="Secret">
            <code className={secretText}>{secret.secret}</code>
          </ReadField>
        </>
      )}
      <CodeField
        label={enrolling ? 'Code from the app' : 'Current code from the app'}
        value={code}
        error={error === null ? undefined : accountTexts.secondFactor.errors[error]}
        onValueChange={(value) => factor.send({ type: 'code.changed', value })}
      />
      <div className={sectionActions}>
        <Button onClick={() => factor.send({ type: 'cancelled' })}>Cancel</Button>
        <Button type="submit" variant={enrolling ? 'primary' : 'danger'} busy={busy} busyLabel="Verifying...">
          {enrolling ? 'Confirm' : 'Remove second factor'}
        </Button>
      </div>
    </SavingForm>
  );
}

/** A flow that started from a button now disabled or unmounted ends with the focus on the button in its place. */
function useFocusAfterwards(button: RefObject<HTMLButtonElement | null>, isUnderWay: boolean): void {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (isUnderWay) hasStarted.current = true;
    else if (hasStarted.current && button.current !== null) return focusOnceEnabled(button.current);
    return undefined;
  }, [button, isUnderWay]);
}

/** The second-factor machine with its services; its notices appear as toasts. */
function useSecondFactor(actors: AccountActors, { reverify }: Reverification): SecondFactorActor {
  const { beginSecondFactor, confirmSecondFactor, removeSecondFactor } = actors;
  const [machine] = useState(() =>
    secondFactorMachine.provide({ actors: { beginSecondFactor, confirmSecondFactor, removeSecondFactor, reverify } }),
  );
  const [input] = useState(() => ({ enabled: actors.identityFacts().hasSecondFactor }));
  const factor = useActorRef(machine, { input });
  useNotices<SecondFactorNotice>(factor, (notice) => {
    const { enabled, removed, failed } = accountTexts.secondFactor;
    switch (notice.type) {
      case 'secondFactor.enabled':
        return toast.success(enabled.title, enabled.description);
      case 'secondFactor.removed':
        return toast.success(removed);
      case 'secondFactor.failed':
        return toast.error(failed, failureText(notice.failure, texts.errors.fallback));
    }
  });
  return factor;
}
