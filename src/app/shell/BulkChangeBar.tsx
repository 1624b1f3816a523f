import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import type { BulkChange, BulkChangeContext } from '#machines/bulk-change/bulk-change.types.ts';
import { registers } from '#openapi/generated/records.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted, type Noun } from '#src/components/words.ts';
import { LeftRecords } from '#src/registers/bulk/LeftRecords.tsx';
import { useBulkChangeActor } from '#src/registers/bulk/useBulkChangeActor.ts';
import { Button } from '#src/ui/Button.tsx';

import { StatusBar } from './StatusBar.tsx';

const nouns: ReadonlyMap<string, Noun> = new Map(Object.values(registers).map(({ kind, noun }) => [kind, noun]));
const someRecords: Noun = { one: 'record', many: 'records' };

const doing = { CHANGE: 'Changing', REMOVE: 'Deleting' } as const;
const did = { CHANGE: 'changed', REMOVE: 'deleted' } as const;
const stays = { CHANGE: 'The others are still changed.', REMOVE: 'The others are still deleted.' } as const;
const undid = { CHANGE: 'have their former values', REMOVE: 'restored' } as const;

const nounOf = ({ kind }: BulkChange) => nouns.get(kind) ?? someRecords;

function progressOf(bulk: BulkChange): string {
  const { action, state, total, done } = bulk;
  const so = `${formatNumber(done)} of ${counted(total, nounOf(bulk))}`;
  if (state === 'UNDOING') return `Undoing: ${so}...`;
  return state === 'STOPPING' ? `Stopping: ${so}...` : `${doing[action]} ${so}...`;
}

/** `1,990 of 2,000 risks changed. 10 were left, because others had changed them.`, or how far its undo came. */
function resultOf(bulk: BulkChange): string {
  const { action, state, total, done, refused, failure } = bulk;
  const isUndo = state === 'UNDONE' || state === 'UNDO_FAILED';
  const verb = isUndo ? undid[action] : did[action];
  const reached = done - refused;
  const all =
    reached === total ? counted(total, nounOf(bulk)) : `${formatNumber(reached)} of ${counted(total, nounOf(bulk))}`;
  const left =
    refused > 0 && `${formatNumber(refused)} ${refused === 1 ? 'was' : 'were'} left, because others had changed them.`;
  const rest = state === 'UNDO_FAILED' && done < total && stays[action];
  return [`${all} ${verb}.`, left, rest, failure].filter((text) => typeof text === 'string').join(' ');
}

function sentenceOf({ bulk, failure }: BulkChangeContext, following: boolean): string {
  if (bulk === null) return '';
  if (failure !== null && !following) return `${resultOf(bulk)} ${failure.message}`;
  return following ? progressOf(bulk) : resultOf(bulk);
}

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
