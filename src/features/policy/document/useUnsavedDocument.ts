import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { isWritable } from '#domain/policy/lifecycle.ts';
import type { PolicyDraft } from '#machines/policy-editing/policy-editing.types.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import { createTextReader } from '#src/registers/unsaved/text-reader.ts';
import { notNow } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedText } from '#src/registers/unsaved/useUnsavedText.ts';

import type { PolicyEditingActor } from './usePolicyEditing.ts';

const fieldLabels: Readonly<Record<keyof PolicyDraft, string>> = {
  generationMethod: 'Source',
  content: 'Text of the policy',
  sourceUrl: 'Address',
};

const labelOf = (field: string): string | undefined => new Map(Object.entries(fieldLabels)).get(field);

/**
 * Keeps what is typed in the text of a policy in this browser until it is saved.
 * @returns the props of UnsavedNote, and what erases the copy of a text that is discarded
 */
export function useUnsavedDocument({ id, ref, title }: Policy, editing: PolicyEditingActor, mayEdit: boolean) {
  const [textOf] = useState(() => createTextReader<PolicyDraft>());
  const actor = useUnsavedText({
    name: mayEdit ? `policy document ${id}` : undefined,
    label: `${ref} ${title}`,
    subscribe: (listener) => editing.subscribe(listener),
    read() {
      const { initial, draft } = editing.getSnapshot().context;
      return initial === null || draft === null ? null : textOf(initial, draft);
    },
    restore: (text) => editing.send({ type: 'text.restored', text }),
  });
  const status = useSelector(editing, ({ context }) => context.stored?.status);
  const isAsked = useSelector(
    editing,
    (snapshot) => snapshot.matches('reading') || snapshot.matches({ writing: 'editing' }),
  );
  const obstacle =
    status !== undefined && !isWritable(status)
      ? 'This version can no longer be changed. Start a new version; then the text can be restored.'
      : undefined;
  const abandon = () => actor?.send({ type: 'text.changed', text: null });
  return {
    actor,
    labelOf,
    abandon,
    obstacle: isAsked ? obstacle : notNow,
  };
}
