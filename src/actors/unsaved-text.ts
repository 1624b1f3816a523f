import { fromPromise } from 'xstate';

import type { KeepInput, LeftText } from '#machines/unsaved-text/unsaved-text.types.ts';
import { holdEditor } from '#src/storage/editors.ts';
import { newId } from '#src/storage/new-id.ts';
import { keepText, textsOf, whenErased, type FormPlace } from '#src/storage/unsaved-texts.ts';

/**
 * The services of a form that keeps what is typed in it.
 * @param label what the form is about, for a list of what is not saved
 */
export function openUnsavedForm(place: FormPlace, label: string) {
  const editorId = newId();
  const editors = holdEditor(editorId);
  return {
    actors: {
      /** The newest text of pages that are gone; pages that are open keep their own. */
      find: fromPromise<LeftText | null>(async () => {
        const texts = await textsOf(place);
        const free = await editors.takeOver(texts);
        return texts.find((left) => free.has(left.editorId)) ?? null;
      }),
      discard: fromPromise<void, LeftText>(({ input }) =>
        keepText({ place, editorId, label, text: null, replaces: [input.editorId] }),
      ),
      keep: fromPromise<void, KeepInput>(({ input }) => keepText({ place, editorId, label, ...input })),
    },
    /** Calls the listener once the person's copies are erased, by this page or another one; returns what ends that. */
    whenErased: (listener: () => void) => whenErased(place.userId, listener),
    /** Leaves what is kept to the next opening of the form. */
    release: () => editors.release(),
  };
}
