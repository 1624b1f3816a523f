const dayInMilliseconds = 86_400_000;

/** Until when the import of a draft can be undone: for 24 hours (decision 160). */
export const undoableUntil = (importedAt: Date): Date => new Date(importedAt.getTime() + dayInMilliseconds);
