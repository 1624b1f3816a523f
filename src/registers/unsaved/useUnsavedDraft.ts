import { useEffect, useState } from 'react';

import { changesOf, restoreDraft, sameValue, textOf } from '#machines/record/merge.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';

import { stepFormName } from './form-names.ts';
import { useUnsavedText } from './useUnsavedText.ts';

interface PassedDraft<Draft extends object> {
  /** What is asked: `Reject this version`. */
  readonly title: string;
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
  /** Calls the listener once the draft was sent or given up: its text is no longer unsaved. */
  readonly whenSettled: (listener: () => void) => { unsubscribe(): void };
}

/** The texts of a draft; files and choices are made again. */
const textsIn = (draft: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Keeps the texts of a dialog in this browser until they are sent, also if it is closed without. */
export function useUnsavedDraft<Draft extends object>({ title, draft, onChange, whenSettled }: PassedDraft<Draft>) {
  const [source] = useState(() => createSource(draft));
  useEffect(() => source.set(draft), [source, draft]);
  useEffect(() => {
    const settling = whenSettled(source.clear);
    return () => settling.unsubscribe();
  });
  return useUnsavedText({
    name: stepFormName(title, draft, window.location),
    label: title,
    subscribe: source.subscribe,
    read: source.read,
    restore: (text) => onChange(changesOf(draft, restoreDraft(draft, text).draft)),
  });
}

/** Follows the draft of a screen that passes it on with every change. */
function createSource(initial: object) {
  const listeners = new Set<() => void>();
  const texts = textsIn(initial);
  let text: UnsavedText | null = null;
  const tell = (next: UnsavedText | null) => {
    text = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => text,
    set(draft: object) {
      const next = textOf(texts, textsIn(draft));
      if (!sameValue(next, text)) tell(next);
    },
    clear: () => tell(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
  };
}
