/** Ours, and native ones such as that of a browser without a network. */
const openDialogs = () => [...document.querySelectorAll('[aria-modal=true][data-state=open], dialog:modal')];

/** Whether any modal dialog is open. */
export const isDialogOpen = (): boolean => openDialogs().length > 0;

/** Whether a modal dialog is open other than the menu of a phone, which its shortcut closes again. */
export const isShellBlocked = (): boolean => openDialogs().some((dialog) => !dialog.matches('[data-slide-over]'));

/** Whether an open modal dialog covers the element: the person is occupied there, and keeps the focus. */
export const isBehindDialog = (element: Element): boolean => openDialogs().some((dialog) => !dialog.contains(element));
