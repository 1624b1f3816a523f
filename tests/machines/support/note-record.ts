import { createActor, waitFor } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import { createRecordMachine } from '#machines/record/record.machine.ts';
import type {
  RecordContext,
  RecordEvent,
  RecordNotice,
  RecordRemoval,
  SaveInput,
} from '#machines/record/record.types.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

export interface Note {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
}

export type NoteDraft = Pick<Note, 'title' | 'body' | 'labels'>;

export const noteMachine = createRecordMachine<Note, NoteDraft>({
  draftOf: ({ title, body, labels }) => ({ title, body, labels }),
  validate: ({ title }) => (title === '' ? { title: 'required' } : {}),
  isEntity: (value): value is Note => typeof value === 'object' && value !== null && 'labels' in value,
});

export const emptyNote: NoteDraft = { title: '', body: '', labels: [] };
export const stored: Note = { id: 'note-1', version: 3, title: 'Stored', body: 'Text', labels: ['a'] };
export const storedDraft: NoteDraft = { title: 'Stored', body: 'Text', labels: ['a'] };

/** The same record after a concurrent change. */
export const theirs: Note = { ...stored, version: 9, title: 'Theirs', labels: ['a', 'theirs'] };
export const theirDraft: NoteDraft = { title: 'Theirs', body: 'Text', labels: ['a', 'theirs'] };

export const refused: Failure = { status: 400, code: 'http_400', message: 'No', fieldErrors: { body: 'too long' } };
export const conflict = (current: unknown): Failure => ({
  status: 409,
  code: 'http_409',
  message: 'Changed meanwhile',
  fieldErrors: {},
  current,
});

type State = 'editing' | 'saving' | 'conflicted' | 'confirmingRemoval' | 'removing' | 'saved' | 'removed';

/** The record machine for a stored or a new note, with deferred actors. */
export function startRecord(base: Note | null) {
  const saveRecord = deferredActor<Note, SaveInput<Note, NoteDraft>>();
  const removeRecord = deferredActor<void, RecordRemoval<Note>>();
  const actors = { saveRecord: saveRecord.logic, removeRecord: removeRecord.logic };
  const input = { base, draft: base === null ? emptyNote : storedDraft };
  const actor = createActor(noteMachine.provide({ actors }), { input });
  const notices: RecordNotice<Note>[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  return {
    actor,
    notices,
    saveRecord,
    removeRecord,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    tags: () => (['busy', 'removing'] as const).filter((tag) => actor.getSnapshot().hasTag(tag)),
    send: (...events: RecordEvent<NoteDraft>[]) => events.forEach((event) => actor.send(event)),
    reached: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

export const change = (field: keyof NoteDraft, value: string | readonly string[]): RecordEvent<NoteDraft> => ({
  type: 'field.changed',
  field,
  value,
});
export const save: RecordEvent<NoteDraft> = { type: 'save.requested' };

/** The initial context with the given overrides. */
export const contextOf = (base: Note | null, facts: Partial<RecordContext<Note, NoteDraft>> = {}) => {
  const draft = base === null ? emptyNote : storedDraft;
  return { base, initial: draft, draft, errors: {}, failure: null, conflicts: [], reason: '', ...facts };
};
