/** Milliseconds after which somebody who waits is told so (specification section 9). */
export const slowAfter = 3000;

/** The sub-states of a state that asks somebody outside; the machine has the delay `slow` and the tag `slow`. */
export const waiting = {
  initial: 'quick',
  states: { quick: { after: { slow: 'slow' } }, slow: { tags: 'slow' } },
} as const;
