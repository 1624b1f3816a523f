/** Ours, and native ones such as that of a browser without a network. */
const openDialogs = () => [...document.querySelectorAll('[aria-modal=true][data-state=open], dialog:modal')];

/** Whether any modal dialog is open. */
export const isDialogOpen = (): boolean => openDialogs().length > 0;

/** Whether an open modal dialog covers the element: the person is occupied there, and keeps the focus. */
export const isBehindDialog = (element: Element): boolean => openDialogs().some((dialog) => !dialog.contains(element));
