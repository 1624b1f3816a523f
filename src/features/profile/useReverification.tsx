import { useCallback, useState, type ReactNode } from 'react';
import { fromPromise, type PromiseActorLogic } from 'xstate';

import type { ReverificationOutcome } from '#machines/reverification/reverification.machine.ts';
import type { AccountActors } from '#src/actors/account-actors.ts';

import { ReverificationDialog } from './ReverificationDialog.tsx';

/** Asks for a password or code, for the flows that are refused without. */
export type Reverify = PromiseActorLogic<ReverificationOutcome>;

interface Asking {
  readonly number: number;
  end(outcome: ReverificationOutcome): void;
}

/** The service that machines invoke, and the dialog in which it asks; one at a time. */
export function useReverification(actors: AccountActors): { reverify: Reverify; dialog: ReactNode } {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [reverify] = useState<Reverify>(() =>
    fromPromise(
      () =>
        new Promise((resolve, reject) => {
          setAsking((before) => ({
            number: (before?.number ?? 0) + 1,
            end(outcome) {
              setAsking(null);
              if (outcome.failure === null) resolve(outcome);
              else reject(outcome.failure);
            },
          }));
        }),
    ),
  );
  const onEnd = useCallback((outcome: ReverificationOutcome) => asking?.end(outcome), [asking]);
  const dialog = asking && <ReverificationDialog key={asking.number} actors={actors} onEnd={onEnd} />;
  return { reverify, dialog };
}
