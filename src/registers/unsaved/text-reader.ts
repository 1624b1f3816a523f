import { textOf } from '#machines/record/merge.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';

/** Compares drafts with what they began with. The same draft gives the same object, so that it is not written again. */
export function createTextReader<Draft extends object>() {
  let last: { readonly initial: Draft; readonly draft: Draft; readonly text: UnsavedText | null } | undefined;
  return (initial: Draft, draft: Draft): UnsavedText | null => {
    if (last?.initial !== initial || last.draft !== draft) last = { initial, draft, text: textOf(initial, draft) };
    return last.text;
  };
}
