import { useEffect, useState } from 'react';

import { changesOf, restoreDraft } from '#machines/record/merge.ts';

import { createDraftSource } from './draft-source.ts';
import { stepFormName } from './form-names.ts';
import { useUnsavedText } from './useUnsavedText.ts';

interface PassedDraft<Draft extends object> {
  /** What is asked: `Reject this version`. */
  readonly title: string;
  /** What tells the form from others; otherwise made of what is asked, where, and what the draft is about. */
  readonly name?: string;
  readonly draft: Draft;
  /** What is stored, if that changes while the form is open; otherwise the draft as it was at first. */
  readonly stored?: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
  /** Calls the listener once the draft was sent or given up: its text is no longer unsaved. */
  readonly whenSettled?: (listener: () => void) => { unsubscribe(): void };
}

/** Keeps what is typed and chosen in a form in this browser until it is sent, also if the form is closed without. */
export function useUnsavedDraft<Draft extends object>(passed: PassedDraft<Draft>) {
  const { title, draft, stored, onChange, whenSettled } = passed;
  const [source] = useState(() => createDraftSource(draft));
  useEffect(() => source.set(draft, stored), [source, draft, stored]);
  useEffect(() => {
    const settling = whenSettled?.(() => source.clear());
    return () => settling?.unsubscribe();
  });
  return useUnsavedText({
    name: passed.name ?? stepFormName(title, draft, window.location),
    label: title,
    subscribe: source.subscribe,
    read: source.read,
    restore: (text) => onChange(changesOf(draft, restoreDraft(draft, text).draft)),
  });
}
