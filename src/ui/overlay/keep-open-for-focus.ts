/**
 * For dialogs that are modal: they keep the focus, so only a script focuses what is outside, and late, such as a dialog that
 * has just closed or the page that it opened. It does not mean that the person left this one.
 */
export function keepOpenForFocus(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault();
}
