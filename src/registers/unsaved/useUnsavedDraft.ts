import { useEffect, useState } from 'react';

import { changesOf, restoreDraft, sameValue, textOf } from '#machines/record/merge.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';

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

/** Texts and choices, and lists of them; files cannot be kept so, and are chosen again. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const plainPartOf = (draft: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => isPlain(value)));

/** Keeps what is typed and chosen in a form in this browser until it is sent, also if the form is closed without. */
export function useUnsavedDraft<Draft extends object>(passed: PassedDraft<Draft>) {
  const { title, draft, stored, onChange, whenSettled } = passed;
  const [source] = useState(() => createSource(draft));
  useEffect(() => source.set(draft, stored), [source, draft, stored]);
  useEffect(() => {
    const settling = whenSettled?.(source.clear);
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

/** Follows the draft of a screen that passes it on with every change. */
function createSource(first: object) {
  const listeners = new Set<() => void>();
  const initial = plainPartOf(first);
  let text: UnsavedText | null = null;
  const tell = (next: UnsavedText | null) => {
    text = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => text,
    set(draft: object, stored: object | undefined) {
      const next = textOf(stored === undefined ? initial : plainPartOf(stored), plainPartOf(draft));
      if (!sameValue(next, text)) tell(next);
    },
    clear: () => tell(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
  };
}
