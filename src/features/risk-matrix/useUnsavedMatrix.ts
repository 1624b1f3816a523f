import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { unchanged } from '#domain/risk/matrix-edits.ts';
import type { ProposedParts } from '#domain/risk/matrix.ts';
import type { MatrixEditingContext } from '#machines/matrix-editing/matrix-editing.machine.ts';
import { textOf } from '#machines/record/merge.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import { notNow } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedText } from '#src/registers/unsaved/useUnsavedText.ts';

import type { MatrixActor } from './useMatrixEditing.ts';

const fieldLabels: Readonly<Record<keyof ProposedParts, string>> = {
  likelihoods: 'Likelihood',
  impacts: 'Impact',
  bands: 'Ratings',
  replacements: 'Replaced levels',
};

const labelOf = (field: string): string | undefined => new Map(Object.entries(fieldLabels)).get(field);

/**
 * Keeps the changes of the matrix in this browser until they are applied.
 * @returns the props of UnsavedNote, and what erases the copy of changes that are discarded
 */
export function useUnsavedMatrix(matrix: MatrixActor, mayEdit: boolean) {
  const [read] = useState(createReader);
  const actor = useUnsavedText({
    name: mayEdit ? 'risk matrix' : undefined,
    label: 'Risk matrix',
    subscribe: (listener) => matrix.subscribe(listener),
    read: () => read(matrix.getSnapshot().context),
    restore: (text) => matrix.send({ type: 'text.restored', text }),
  });
  const isEditing = useSelector(matrix, (snapshot) => snapshot.matches('editing'));
  return {
    actor,
    labelOf,
    abandon: () => actor?.send({ type: 'text.changed', text: null }),
    obstacle: isEditing ? undefined : notNow,
  };
}

/** The same draft gives the same object, so that it is not written again. */
function createReader() {
  let last: { readonly context: MatrixEditingContext; readonly text: UnsavedText | null } | undefined;
  return (context: MatrixEditingContext) => {
    const { stored, draft } = context;
    if (last?.context.stored !== stored || last.context.draft !== draft) {
      const text = stored === null || draft === null ? null : textOf(unchanged(stored), draft);
      last = { context, text };
    }
    return last.text;
  };
}
