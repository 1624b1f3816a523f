import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { ClarificationContext } from '#machines/clarification/clarification.machine.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { notNow } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedText } from '#src/registers/unsaved/useUnsavedText.ts';

import type { ClarificationActor } from './useClarification.ts';

type Texts = ClarificationContext['texts'];

const labelOf = (field: string): string | undefined => (field === 'texts' ? 'Clarifications to ask for' : undefined);

/** What was kept, of the questions that are still asked. */
function textsIn({ changes }: UnsavedText, isQuestion: (id: string) => boolean): Texts {
  const kept = Object.entries(changes['texts'] ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(kept.filter(([id]) => isQuestion(id)));
}

/**
 * Keeps which answers are to be clarified, and what is asked about them, in this browser until the respondents are asked.
 * @returns the props of UnsavedNote
 */
export function useUnsavedClarification(
  clarification: ClarificationActor,
  { id, ref, title }: Assessment,
  { mayAsk, isQuestion }: { readonly mayAsk: boolean; readonly isQuestion: (id: string) => boolean },
) {
  const [textOf] = useState(createReader);
  const actor = useUnsavedText({
    name: mayAsk ? `clarification ${id}` : undefined,
    label: `${ref} ${title}`,
    subscribe: (listener) => clarification.subscribe(listener),
    read: () => textOf(clarification.getSnapshot().context.texts),
    restore: (text) => clarification.send({ type: 'texts.restored', texts: textsIn(text, isQuestion) }),
  });
  const isCollecting = useSelector(clarification, (snapshot) => snapshot.matches('collecting'));
  return { actor, labelOf, obstacle: isCollecting ? undefined : notNow };
}

/** The same texts give the same object, so that they are not written again. */
function createReader() {
  let last: { readonly texts: Texts; readonly text: UnsavedText | null } | undefined;
  return (texts: Texts) => {
    if (last?.texts !== texts)
      last = { texts, text: Object.keys(texts).length === 0 ? null : { changes: { texts }, before: {} } };
    return last.text;
  };
}
