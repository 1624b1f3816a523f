import type { BulkChange, BulkChangeContext } from '#machines/bulk-change/bulk-change.types.ts';
import { registers } from '#openapi/generated/records.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted, type Noun } from '#src/components/words.ts';

const nouns: ReadonlyMap<string, Noun> = new Map(Object.values(registers).map(({ kind, noun }) => [kind, noun]));
const someRecords: Noun = { one: 'record', many: 'records' };

const doing = { CHANGE: 'Changing', REMOVE: 'Deleting' } as const;
const did = { CHANGE: 'changed', REMOVE: 'deleted' } as const;
const stays = { CHANGE: 'The others are still changed.', REMOVE: 'The others are still deleted.' } as const;

const undid = ({ action }: BulkChange, reached: number): string => {
  if (action === 'REMOVE') return 'restored';
  return reached === 1 ? 'has its former values' : 'have their former values';
};

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
  const isUndo = state === 'UNDONE' || state === 'UNDO_FAILED' || state === 'UNDOING';
  const reached = done - refused;
  const verb = isUndo ? undid(bulk, reached) : did[action];
  const all =
    reached === total ? counted(total, nounOf(bulk)) : `${formatNumber(reached)} of ${counted(total, nounOf(bulk))}`;
  const left =
    refused > 0 && `${formatNumber(refused)} ${refused === 1 ? 'was' : 'were'} left, because others had changed them.`;
  const rest = state === 'UNDO_FAILED' && done < total && stays[action];
  return [`${all} ${verb}.`, left, rest, failure].filter((text) => typeof text === 'string').join(' ');
}

/** What the bar says of a change of a list. @param following whether the server still works on it */
export function sentenceOf({ bulk, failure }: BulkChangeContext, following: boolean): string {
  if (bulk === null) return '';
  if (failure !== null && !following) return `${resultOf(bulk)} ${failure.message}`;
  return following ? progressOf(bulk) : resultOf(bulk);
}
