import { sameValue, textOf } from '#machines/record/merge.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';

/** Whether a value is what a machine knows of a file: its content is in the page, which a later one is not. */
const isChosenFile = (value: object): value is ChosenFile => 'key' in value && 'name' in value && 'size' in value;

/** Texts and choices, and lists of them; files cannot be kept so, and are chosen again. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (isChosenFile(value)) return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const plainPartOf = (draft: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => isPlain(value)));

/**
 * Follows the draft of a screen that passes it on with every change: the text of it that is not saved. What was settled is
 * not unsaved again until it is changed, although what is stored may be read a moment later.
 */
export function createDraftSource(first: object) {
  const listeners = new Set<() => void>();
  const initial = plainPartOf(first);
  let text: UnsavedText | null = null;
  let current = initial;
  let settled: object | null = null;
  const tell = (next: UnsavedText | null) => {
    text = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => text,
    set(draft: object, stored: object | undefined) {
      current = plainPartOf(draft);
      if (settled !== null && sameValue(current, settled)) return;
      settled = null;
      const next = textOf(stored === undefined ? initial : plainPartOf(stored), current);
      if (!sameValue(next, text)) tell(next);
    },
    clear() {
      settled = current;
      tell(null);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
  };
}
