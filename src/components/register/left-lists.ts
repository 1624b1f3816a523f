/** The search parameters of each register's list as it was last shown, by kind; gone once the page is reloaded. */
const lists = new Map<string, Readonly<Record<string, unknown>>>();

/** Keeps how a list was left, without the record that was open beside it. */
export const keepList = (kind: string, search: Readonly<Record<string, unknown>>): void => void lists.set(kind, search);

/** How the list of a kind was left; undefined if it has not been shown. */
export const leftList = (kind: string): Readonly<Record<string, unknown>> | undefined => lists.get(kind);

/** Another session or organisation starts with lists of its own. */
export const forgetLists = (): void => lists.clear();
