import type { Failure } from '../failure.ts';
import { sameValue } from '../record/merge.ts';
import type {
  AnswerEdit,
  AnswerField,
  AnswerSave,
  ControlAnswerContext,
  ControlAnswerDraft,
  LeftEdits,
  StoredAnswer,
} from './control-answer.types.ts';

type Context = ControlAnswerContext;
type Draft = ControlAnswerDraft;

const answerFields = [
  'result',
  'maturity',
  'observation',
  'reason',
  'answers',
] as const satisfies readonly AnswerField[];

const fieldsIn = (part: Partial<Draft>): AnswerField[] => answerFields.filter((field) => part[field] !== undefined);

/** The fields of a part for which a condition holds. */
const pick = (part: Partial<Draft>, holds: (field: AnswerField) => boolean): Partial<Draft> =>
  Object.fromEntries(
    fieldsIn(part)
      .filter(holds)
      .map((field) => [field, part[field]]),
  );

const isEmpty = (part: Partial<Draft>): boolean => fieldsIn(part).length === 0;

/** With another edit of a position, or without one that changes nothing any more. */
function withEdit({ edits }: Pick<Context, 'edits'>, positionId: string, edit: AnswerEdit): Pick<Context, 'edits'> {
  if (!isEmpty(edit.changes)) return { edits: { ...edits, [positionId]: edit } };
  return { edits: Object.fromEntries(Object.entries(edits).filter(([id]) => id !== positionId)) };
}

/** What the person sees of a control: what is stored, with what is not saved yet. */
export const shownAnswer = (
  { edits }: Pick<Context, 'edits'>,
  positionId: string,
  stored: StoredAnswer,
): StoredAnswer => ({ ...stored, ...edits[positionId]?.changes });

/**
 * What is stored, of what the last save has returned and what was read: an answer that is read again takes a moment, and until then
 * the one before it would be shown, and changed.
 * @param returned undefined where nothing was saved yet
 */
export function newestAnswer(returned: StoredAnswer | undefined, read: StoredAnswer): StoredAnswer {
  if (returned === undefined) return read;
  // Another own control is answered here now.
  if (read.ownControl !== null && read.ownControl.id !== returned.ownControl?.id) return read;
  const versionOf = ({ ownControl }: StoredAnswer) => ownControl?.version ?? 0;
  return returned.itemVersion >= read.itemVersion && versionOf(returned) >= versionOf(read) ? returned : read;
}

/** A change by the person. One that brings back what is stored is none. */
export function changed(
  context: Context,
  { positionId, stored, changes }: { positionId: string; stored: StoredAnswer; changes: Partial<Draft> },
): Pick<Context, 'edits'> {
  const known = context.edits[positionId];
  const base = known?.base ?? stored;
  const all = { ...known?.changes, ...changes };
  const isBeingSaved = context.sent?.positionId === positionId;
  return withEdit(context, positionId, {
    base,
    // What is on its way is no longer what is stored.
    changes: isBeingSaved ? all : pick(all, (field) => !sameValue(all[field], base[field])),
    theirs: pick(known?.theirs ?? {}, (field) => !(field in changes)),
    failure: null,
  });
}

/** The next answer that can be sent: one that was refused, or is in conflict, waits for the person. */
export function nextSave({ edits }: Pick<Context, 'edits'>): AnswerSave | undefined {
  const found = Object.entries(edits).find(([, { theirs, failure }]) => failure === null && isEmpty(theirs));
  if (found === undefined) return undefined;
  const [positionId, { base, changes }] = found;
  return { positionId, base, changes };
}

/** What was changed since it was sent stays, on the base of what is stored now. */
export function saved(context: Context, stored: StoredAnswer): Partial<Context> {
  const { sent } = context;
  const edit = sent === null ? undefined : context.edits[sent.positionId];
  if (sent === null || edit === undefined) return { sent: null };
  const changes = pick(edit.changes, (field) => !sameValue(edit.changes[field], sent.changes[field]));
  return { ...withEdit(context, sent.positionId, { ...edit, base: stored, changes }), sent: null };
}

/** Someone else has stored something meanwhile. Only fields that both have changed, differently, are a conflict. */
export function contradicted(context: Context, stored: StoredAnswer): Partial<Context> {
  const { sent } = context;
  const edit = sent === null ? undefined : context.edits[sent.positionId];
  if (sent === null || edit === undefined) return { sent: null };
  const { base } = edit;
  const changes = pick(edit.changes, (field) => !sameValue(edit.changes[field], stored[field]));
  const theirs = pick({ ...stored }, (field) => field in changes && !sameValue(stored[field], base[field]));
  return { ...withEdit(context, sent.positionId, { base: stored, changes, theirs, failure: null }), sent: null };
}

/** The server has not taken it; what was typed stays. */
export function refused(context: Context, failure: Failure): Partial<Context> {
  const { sent, edits } = context;
  const edit = sent === null ? undefined : edits[sent.positionId];
  if (sent === null || edit === undefined) return { sent: null };
  return { edits: { ...edits, [sent.positionId]: { ...edit, failure } }, sent: null };
}

/** The person's decision on a field. */
export function settled(
  context: Context,
  { positionId, field, take }: { positionId: string; field: AnswerField; take: 'mine' | 'theirs' },
): Partial<Context> {
  const edit = context.edits[positionId];
  if (edit === undefined) return {};
  return withEdit(context, positionId, {
    ...edit,
    changes: take === 'mine' ? edit.changes : pick(edit.changes, (one) => one !== field),
    theirs: pick(edit.theirs, (one) => one !== field),
  });
}

export const discarded = (context: Context, positionId: string): Partial<Context> => ({
  edits: Object.fromEntries(Object.entries(context.edits).filter(([id]) => id !== positionId)),
});

/** Refused answers are sent once more. */
export const retried = ({ edits }: Context): Partial<Context> => ({
  edits: Object.fromEntries(Object.entries(edits).map(([id, edit]) => [id, { ...edit, failure: null }])),
});

/** What an earlier visit has left is sent as if it had just been typed; what is typed now is newer. */
export const restored = ({ edits }: Context, left: LeftEdits): Partial<Context> => ({
  edits: {
    ...Object.fromEntries(Object.entries(left).map(([id, edit]) => [id, { ...edit, theirs: {}, failure: null }])),
    ...edits,
  },
});
