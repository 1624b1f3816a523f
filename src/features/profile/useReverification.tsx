import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate';

import {
  reverificationMachine,
  type ReverificationInput,
  type ReverificationOutcome,
} from '#machines/reverification/reverification.machine.ts';
import type { AccountActors } from '#src/actors/account-actors.ts';
import { focusOnceEnabled } from '#src/ui/focus-once-enabled.ts';

import { ReverificationDialog, type ReverificationActor } from './ReverificationDialog.tsx';

export interface Reverification {
  /** Runs a reverification for the flows that are refused without one. */
  readonly reverify: PromiseActorLogic<ReverificationOutcome, ReverificationInput>;
  /** The dialog is waiting for an answer; meanwhile the flow behind it does not count as slow. */
  readonly isAsking: boolean;
  readonly dialog: ReactNode;
}

/** The service that machines invoke, and the dialog that it opens; one at a time. */
export function useReverification(actors: AccountActors): Reverification {
  const [current, setCurrent] = useState<ReverificationActor>();
  const [reverify] = useState(() => reverifyWith(actors, setCurrent));
  const isAsking = useSelector(current, (snapshot) => snapshot?.hasTag('asking') ?? false);
  const focused = useFocusedOnPage();
  const finalFocus = () => {
    if (focused.current !== null) focusOnceEnabled(focused.current);
    return focused.current;
  };
  const dialog = current && (
    <ReverificationDialog key={current.sessionId} reverification={current} finalFocus={finalFocus} />
  );
  return { reverify, isAsking, dialog };
}

/** The last focused element outside dialogs, even if it lost the focus by being disabled. */
function useFocusedOnPage(): RefObject<HTMLElement | null> {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[role="dialog"]') === null) focused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return focused;
}

function reverifyWith(
  { startReverification, attemptReverification }: AccountActors,
  onStart: (reverification: ReverificationActor) => void,
): Reverification['reverify'] {
  const machine = reverificationMachine.provide({ actors: { startReverification, attemptReverification } });
  return fromPromise<ReverificationOutcome, ReverificationInput>(async ({ input, signal }) => {
    const reverification = createActor(machine, { input });
    signal.addEventListener('abort', () => reverification.stop());
    onStart(reverification);
    const outcome = await toPromise(reverification.start());
    return outcome.failure === null ? outcome : Promise.reject(outcome.failure);
  });
}
