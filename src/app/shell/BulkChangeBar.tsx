import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import { LeftRecords } from '#src/registers/bulk/LeftRecords.tsx';
import { useBulkChangeActor } from '#src/registers/bulk/useBulkChangeActor.ts';
import { Button } from '#src/ui/Button.tsx';

import { sentenceOf } from './bulk-change-words.ts';
import { StatusBar } from './StatusBar.tsx';

/** The change of a whole list that the server makes, or what has come of it. */
export function BulkChangeBar() {
  const actor = useBulkChangeActor();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const following = useSelector(actor, (snapshot) => snapshot.hasTag('following'));
  const busy = useSelector(actor, (snapshot) => snapshot.matches('stopping') || snapshot.matches('startingUndo'));
  const last = useRef<HTMLButtonElement>(null);
  const { bulk, failure } = context;
  const failed = !following && (failure !== null || (bulk?.failure ?? null) !== null);
  const mark = following || busy ? 'busy' : 'done';
  return (
    <StatusBar
      label="Change of a list"
      shown={shown}
      mark={failed ? 'failed' : mark}
      sentence={sentenceOf(context, following)}
    >
      {!following && bulk !== null && bulk.refused > 0 && <LeftRecords bulk={bulk} />}
      {!following && (bulk?.undoUntil ?? null) !== null && (
        <Button
          disabled={busy}
          onClick={() => {
            last.current?.focus();
            actor.send({ type: 'bulk.undone' });
          }}
        >
          Undo
        </Button>
      )}
      {following ? (
        <Button disabled={bulk?.state !== 'RUNNING' || busy} onClick={() => actor.send({ type: 'bulk.stopped' })}>
          Stop
        </Button>
      ) : (
        <Button ref={last} onClick={() => actor.send({ type: 'bulk.dismissed' })}>
          Dismiss
        </Button>
      )}
    </StatusBar>
  );
}
