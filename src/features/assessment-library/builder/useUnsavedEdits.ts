import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { isEditable } from '#domain/questionnaire/template-lifecycle.ts';
import type { BuilderContext } from '#machines/questionnaire-builder/questionnaire-builder.types.ts';
import { restorableEdits, unsavedEdits } from '#machines/questionnaire-builder/unsaved-edits.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import type { AssessmentTemplate } from '#src/api/provider-assessment/assessment-templates.ts';
import { counted } from '#src/components/words.ts';
import { notNow } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedText } from '#src/registers/unsaved/useUnsavedText.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import type { BuilderActor } from './useBuilder.ts';

const labelOf = (field: string): string | undefined => (field === 'edits' ? 'Questions' : undefined);

/**
 * Keeps every edit of the builder in this browser until the server has stored it.
 * @returns the props of UnsavedNote, and what erases the copy for someone who leaves without the edits
 */
export function useUnsavedEdits(builder: BuilderActor, { id, ref, title }: AssessmentTemplate, mayEdit: boolean) {
  const [read] = useState(createReader);
  const actor = useUnsavedText({
    name: mayEdit ? `questionnaire ${id}` : undefined,
    label: `${ref} ${title}`,
    subscribe: (listener) => builder.subscribe(listener),
    read: () => read(builder.getSnapshot().context),
    restore: (text) => makeAgain(builder, text),
  });
  const status = useSelector(builder, ({ context }) => context.stored?.status);
  const isEditing = useSelector(builder, (snapshot) => snapshot.matches('editing'));
  const left = useSelector(actor ?? undefined, (snapshot) => snapshot?.context.left);
  // What was stored in the moment of the crash, or done elsewhere since, is nothing to ask about.
  useEffect(() => {
    if (!isEditing || left === null || left === undefined) return;
    const { edits, dropped } = restorableEdits(builder.getSnapshot().context, left.text);
    if (edits.length === 0 && dropped === 0) actor?.send({ type: 'discard.requested' });
  }, [actor, builder, isEditing, left]);
  const obstacle =
    status !== undefined && !isEditable(status)
      ? 'These questions cannot be changed now. Once they can be again, the changes can be restored.'
      : undefined;
  return {
    actor,
    labelOf,
    abandon: () => actor?.send({ type: 'text.changed', text: null }),
    obstacle: isEditing ? obstacle : notNow,
  };
}

/** As one step that can be undone. */
function makeAgain(builder: BuilderActor, text: UnsavedText): void {
  const { edits, dropped } = restorableEdits(builder.getSnapshot().context, text);
  if (edits.length > 0) builder.send({ type: 'edits.made', edits });
  if (dropped > 0)
    toast.info(
      `${counted(dropped, { one: 'change', many: 'changes' })} could not be restored`,
      'The questions have been changed since.',
    );
}

/** The same edits give the same object, so that they are not written again. */
function createReader() {
  let last: { readonly context: BuilderContext; readonly text: UnsavedText | null } | undefined;
  return (context: BuilderContext) => {
    if (last?.context.sent !== context.sent || last.context.waiting !== context.waiting)
      last = { context, text: unsavedEdits(context) };
    return last.text;
  };
}
