/** The place of everything that a report says. */
export const contentPlace = 'content';

/** The places that a template may have besides, for a line each. */
export const linePlaces = ['title', 'organisation', 'as_of', 'period', 'author'] as const;
export type LinePlace = (typeof linePlaces)[number];
