import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Catches up on what happened to a form that the page contained before React took it over: what was typed stays in the
 * fields but is unknown to the form's state, and `early.js` notes a submission.
 */
export function useEarlyEntries(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement && field.value !== field.defaultValue) repeatInput(field);
  }, [form]);
  useEffect(() => {
    // After React's own work, because the form renders its errors at once.
    queueMicrotask(() => repeatSubmission(form.current));
  }, [form]);
}

/** Makes React report the field's text as a change: it compares it with the value that was last set on the element. */
function repeatInput(field: HTMLInputElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  // React replaces the setter of the element, not the one of its class.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatSubmission(form: HTMLFormElement | null): void {
  if (form?.dataset['submitted'] === undefined) return;
  delete form.dataset['submitted'];
  form.requestSubmit();
}
