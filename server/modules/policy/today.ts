/**
 * The day it is, for whatever begins or ends with a day: when versions come into force and people are asked, and when policies
 * expire. In UTC. Must be called in a transaction of the organisation whose day it is.
 */
export const today = (): Promise<string> => Promise.resolve(new Date().toISOString().slice(0, 10));
