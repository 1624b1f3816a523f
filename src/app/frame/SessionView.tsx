import { lazy, Suspense } from 'react';

import type { SessionStep } from '#src/app/session/session-step.ts';
import { useSessionActor } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { LoadingView } from './LoadingView.tsx';

const LoadingShell = lazy(() =>
  importWithRetry(() => import('#src/app/shell/LoadingShell.tsx')).then((module) => ({ default: module.LoadingShell })),
);

/** The placeholder for the page while it must not be shown. */
export function SessionView({ step }: { readonly step: SessionStep }) {
  if (step === 'unavailable') return <SessionUnavailable />;
  if (step === 'finding') {
    return (
      <Suspense fallback={null}>
        <LoadingShell />
      </Suspense>
    );
  }
  return step === 'loading' ? <LoadingView /> : null;
}

function SessionUnavailable() {
  const session = useSessionActor();
  return (
    <ErrorState
      headingLevel="h1"
      title={texts.session.unavailable.title}
      actions={
        <Button variant="primary" onClick={() => session.send({ type: 'retry.pressed' })}>
          {texts.session.unavailable.retry}
        </Button>
      }
    >
      {texts.session.unavailable.description}
    </ErrorState>
  );
}
