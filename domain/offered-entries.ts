/** How many entries of a look-up are offered at once. Of one with more, pickers search on the server. */
export const offeredEntries = 100;
