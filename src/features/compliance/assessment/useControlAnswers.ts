import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { controlAnswerMachine } from '#machines/control-answer/control-answer.machine.ts';
import type {
  ControlAnswerContext,
  ControlAnswerNotice,
  LeftEdits,
  StoredAnswer,
} from '#machines/control-answer/control-answer.types.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import { saveControlAnswer, watchConnection, type AnswerPlace } from '#src/actors/control-answer.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { notNow } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedText } from '#src/registers/unsaved/useUnsavedText.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type ControlAnswerActor = ActorRefFrom<typeof controlAnswerMachine>;

interface AnswersOptions extends AnswerPlace {
  /** Called with what is stored after a save, before it is fetched again. */
  readonly onStored: (positionId: string, stored: StoredAnswer) => void;
  readonly onClosed: () => void;
}

/** The machine of the answers of an assessment, with its services. */
export function useControlAnswers({ onStored, onClosed, ...place }: AnswersOptions): ControlAnswerActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    controlAnswerMachine.provide({
      actors: { save: saveControlAnswer(api, queryClient, place), watchConnection },
    }),
  );
  const actor = useActorRef(machine);
  useNotices<ControlAnswerNotice>(actor, (notice) => {
    switch (notice.type) {
      case 'answer.saved':
      case 'answer.conflicting':
        return onStored(notice.positionId, notice.stored);
      case 'assessment.closed':
        toast.error('The assessment is closed', 'What you typed was not saved. You can still copy it.');
        return onClosed();
    }
  });
  return actor;
}

/** What is unsaved, as the browser keeps it. */
const unsavedText = ({ edits }: Pick<ControlAnswerContext, 'edits'>): UnsavedText | null =>
  Object.keys(edits).length === 0
    ? null
    : {
        before: Object.fromEntries(Object.entries(edits).map(([id, { base }]) => [id, base])),
        changes: Object.fromEntries(Object.entries(edits).map(([id, { changes }]) => [id, changes])),
      };

const isStored = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' && value !== null && 'itemVersion' in value && 'result' in value;

const isChange = (value: unknown): value is Partial<StoredAnswer> => typeof value === 'object' && value !== null;

/** What was kept, as far as it can be read. */
function leftEdits({ before, changes }: UnsavedText): LeftEdits {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([id, change]) => {
      const known = before[id];
      return isStored(known) && isChange(change) ? [[id, { base: known, changes: change }]] : [];
    }),
  );
}

/** The same edits give the same object, so that they are not written again. */
function createReader() {
  let last: { readonly edits: ControlAnswerContext['edits']; readonly text: UnsavedText | null } | undefined;
  return (context: ControlAnswerContext) => {
    if (last?.edits !== context.edits) last = { edits: context.edits, text: unsavedText(context) };
    return last.text;
  };
}

interface UnsavedAnswers {
  readonly id: string;
  readonly label: string;
  readonly mayAnswer: boolean;
}

/** Keeps the answers that are not saved yet in this browser. @returns the props of UnsavedNote */
export function useUnsavedAnswers(actor: ControlAnswerActor, { id, label, mayAnswer }: UnsavedAnswers) {
  const [textOf] = useState(createReader);
  const keeper = useUnsavedText({
    name: mayAnswer ? `assessment ${id}` : undefined,
    label,
    subscribe: (listener) => actor.subscribe(listener),
    read: () => textOf(actor.getSnapshot().context),
    restore: (text) => actor.send({ type: 'edits.restored', edits: leftEdits(text) }),
  });
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ open: 'idle' }));
  return {
    actor: keeper,
    labelOf: () => undefined,
    abandon: () => keeper?.send({ type: 'text.changed', text: null }),
    obstacle: isIdle ? undefined : notNow,
  };
}
