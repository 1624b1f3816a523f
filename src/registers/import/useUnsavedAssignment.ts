import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { Import, ImportContext } from '#machines/import/import.types.ts';
import { type assignmentOf, restoredAssignment, unsavedAssignment } from '#machines/import/unsaved-assignment.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import type { Noun } from '#src/components/words.ts';

import { notNow } from '../unsaved/UnsavedNote.tsx';
import { useUnsavedText } from '../unsaved/useUnsavedText.ts';
import type { ImportActor } from './useImportActor.ts';

type Field = keyof ReturnType<typeof assignmentOf>;

const fieldLabels: Readonly<Record<Field, string>> = {
  fields: 'Fields of the columns',
  mode: 'Rows already in use',
  decimalMark: 'Numbers of this file',
  dayOrder: 'Days of this file',
};

const labelOf = (field: string): string | undefined => new Map(Object.entries(fieldLabels)).get(field);

/**
 * Keeps how the columns of an uploaded file were assigned in this browser until the check has begun. The file itself is on the
 * server. For one import and one row of headers: another row has other columns.
 * @returns the props of UnsavedNote
 */
export function useUnsavedAssignment(actor: ImportActor, { id, headerRow }: Import, noun: Noun) {
  const [read] = useState(createReader);
  const unsaved = useUnsavedText({
    name: `import ${id} ${headerRow}`,
    label: `Import of ${noun.many}`,
    subscribe: (listener) => actor.subscribe(listener),
    read() {
      const snapshot = actor.getSnapshot();
      return snapshot.matches('discarding') ? null : read(snapshot.context);
    },
    restore(text) {
      for (const event of restoredAssignment(actor.getSnapshot().context, text)) actor.send(event);
    },
  });
  const isAssigning = useSelector(actor, (snapshot) => snapshot.matches('assigning'));
  return { actor: unsaved, labelOf, obstacle: isAssigning ? undefined : notNow };
}

/** The same assignment gives the same object, so that it is not written again. */
function createReader() {
  let last: { readonly context: ImportContext; readonly text: UnsavedText | null } | undefined;
  return (context: ImportContext) => {
    const isSame = (['current', 'fields', 'mode', 'reading'] as const).every(
      (part) => last?.context[part] === context[part],
    );
    if (last === undefined || !isSame) last = { context, text: unsavedAssignment(context) };
    return last.text;
  };
}
