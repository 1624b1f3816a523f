import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { Kind } from '#src/api/record/register.ts';

import type { RecordActor } from '../useRecordActor.ts';
import type { KeptForm } from './keeper.ts';
import { createTextReader } from './text-reader.ts';
import { notNow } from './UnsavedNote.tsx';
import { useUnsavedText } from './useUnsavedText.ts';

/**
 * Keeps what is typed in the form of a record. The text of one that was added or removed is no longer unsaved.
 * @returns the props of UnsavedNote, and what erases the copy of a text that is discarded
 */
export function useUnsavedRecord<K extends Kind>(record: RecordActor<K>, form: Pick<KeptForm, 'name' | 'label'>) {
  const [textOf] = useState(() => createTextReader<K['draft']>());
  const actor = useUnsavedText({
    ...form,
    subscribe: (listener) => record.subscribe(listener),
    read() {
      const { status, context } = record.getSnapshot();
      return status === 'done' ? null : textOf(context.initial, context.draft);
    },
    restore: (text) => record.send({ type: 'text.restored', text }),
  });
  const isEditing = useSelector(record, (snapshot) => snapshot.matches('editing'));
  const abandon = () => actor?.send({ type: 'text.changed', text: null });
  return {
    actor,
    abandon,
    obstacle: isEditing ? undefined : notNow,
  };
}
