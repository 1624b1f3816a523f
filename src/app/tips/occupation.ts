import type { Occupation } from '#src/actors/watch-dialogs.ts';
import { isDialogOpen } from '#src/ui/overlay/behind-dialog.ts';

/** For so many milliseconds after the last key, someone is still typing. */
const typingPause = 10_000;

/** Fields that are filled in; a search or a tick in a list is no form. */
const fields =
  'main :is(textarea, [contenteditable=true], input:not([type=search], [type=checkbox], [type=radio], [type=hidden], [type=file])):not(:disabled, [readonly])';

/** Whether a form is on the page. */
const isFormOpen = (): boolean =>
  [...document.querySelectorAll(fields)].some((field) => field.checkVisibility({ visibilityProperty: true }));

let typedAt = Number.NEGATIVE_INFINITY;
// What was typed before the tips are ready counts too.
document.addEventListener('input', () => (typedAt = performance.now()), { capture: true, passive: true });

/** What the tips must not interrupt: another dialog, a form, and typing. */
export const occupation: Occupation = {
  isOpen: () => isDialogOpen() || isFormOpen(),
  typingFor: () => Math.max(0, typedAt + typingPause - performance.now()),
};
