/** Milliseconds after which a pending request is shown as slow (specification section 9). */
export const slowAfter = 3000;

/** Sub-states of a state that invokes an external actor; the machine has the delay `slow` and the tag `slow`. */
export const waiting = {
  initial: 'quick',
  states: { quick: { after: { slow: 'slow' } }, slow: { tags: 'slow' } },
} as const;
