/** The default of every actor slot: a screen that forgot to wire its services hears which one. */
export const notProvided = (name: string) => () => Promise.reject(new Error(`The actor ${name} was not provided`));
