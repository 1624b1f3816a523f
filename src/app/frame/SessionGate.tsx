import { useMatches } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { sessionStepOf, type SessionStep } from '#src/app/session/session-step.ts';
import { focusPageStart, focusPageStartOnceThere, pageStart } from '#src/app/shell/page-start.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { css } from '#styled/css/index.js';

import { isEntryPath } from './entry-screens.ts';
import { SessionView } from './SessionView.tsx';

const shown = css({ display: 'contents' });
const hidden = css({ display: 'none' });

/**
 * Hides the page while it is not known who is there, and does not unmount it: a screen on the way in that was mounted
 * again would begin its flow again, after the end of it.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const step = useVisibleStep();
  const sessionsEnded = useSessionsEnded();
  const isCovered = step !== 'settled';
  const wasCovered = useRef(isCovered);
  useLayoutEffect(() => {
    const comesIntoView = wasCovered.current && !isCovered;
    wasCovered.current = isCovered;
    return comesIntoView ? tellPage() : undefined;
  }, [isCovered]);
  return (
    <>
      <SessionView step={step} />
      {/* Signing out somebody who was refused takes their page away; what comes after begins afresh. */}
      {step !== 'loading' && (
        <div key={sessionsEnded} className={isCovered ? hidden : shown}>
          {children}
        </div>
      )}
    </>
  );
}

/** Who is signed in waits behind the loading view until the router has left the screen on the way in. */
function useVisibleStep(): SessionStep {
  const isOnEntryScreen = useMatches({ select: (matches) => isEntryPath(matches.at(-1)?.fullPath) });
  return useSession((snapshot) => {
    const step = sessionStepOf(snapshot);
    return step === 'settled' && isOnEntryScreen && snapshot.matches('signedIn') ? 'finding' : step;
  });
}

/** How many sessions have ended on this page: the flow of a screen that led to one has no way back. */
function useSessionsEnded(): number {
  const isSignedIn = useSession(({ context }) => context.sessionId !== null);
  const [state, setState] = useState({ isSignedIn, ended: 0 });
  if (state.isSignedIn !== isSignedIn) setState({ isSignedIn, ended: state.ended + (isSignedIn ? 0 : 1) });
  return state.ended;
}

/** A page that comes into view is told as every page is that opens. */
function tellPage(): (() => void) | undefined {
  if (pageStart() === null) return focusPageStartOnceThere();
  focusPageStart();
  return undefined;
}
