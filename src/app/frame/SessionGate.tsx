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
 * Hides the page while the session is unknown, without unmounting it: a remounted entry screen would restart its flow
 * after that flow has finished.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const step = useVisibleStep();
  const sessionsEnded = useSessionsEnded();
  const isCovered = step !== 'settled';
  const wasCovered = useRef(isCovered);
  const wasVisible = useRef(!isCovered);
  useLayoutEffect(() => {
    // The browser itself announces the first page.
    const becomesVisible = wasVisible.current && wasCovered.current && !isCovered;
    wasCovered.current = isCovered;
    wasVisible.current ||= !isCovered;
    return becomesVisible ? announcePage() : undefined;
  }, [isCovered]);
  return (
    <>
      <SessionView step={step} />
      {/* Signing out a refused person unmounts their page; whatever follows starts fresh. */}
      {step !== 'loading' && (
        <div key={sessionsEnded} className={isCovered ? hidden : shown}>
          {children}
        </div>
      )}
    </>
  );
}

/**
 * An entry screen is shown before the session is known, because the page may contain it already. A signed-in person then
 * sees the loading view until the router has left it.
 */
function useVisibleStep(): SessionStep {
  const isOnEntryScreen = useMatches({ select: (matches) => isEntryPath(matches.at(-1)?.fullPath) });
  return useSession((snapshot) => {
    const step = sessionStepOf(snapshot);
    if (isOnEntryScreen && snapshot.matches('loading')) return 'settled';
    return step === 'settled' && isOnEntryScreen && snapshot.matches('signedIn') ? 'finding' : step;
  });
}

/** Counts the sessions that have ended on this page: the flow of a screen that led to one cannot go back. */
function useSessionsEnded(): number {
  const isSignedIn = useSession(({ context }) => context.sessionId !== null);
  const [state, setState] = useState({ isSignedIn, ended: 0 });
  if (state.isSignedIn !== isSignedIn) setState({ isSignedIn, ended: state.ended + (isSignedIn ? 0 : 1) });
  return state.ended;
}

/** Screen readers announce a page that becomes visible like any newly opened page. */
function announcePage(): (() => void) | undefined {
  if (pageStart() === null) return focusPageStartOnceThere();
  focusPageStart();
  return undefined;
}
