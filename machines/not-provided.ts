/** The default of every actor slot: a screen that forgot to wire its services hears which one. */
export const notProvided = (name: string) => () => Promise.reject(new Error(`The actor ${name} was not provided`));

/** The default of a slot whose actor watches something and never answers. */
export const watcherNotProvided = (name: string) => (): never => {
  throw new Error(`The actor ${name} was not provided`);
};

type Effect<Params> = (args: unknown, params: Params) => void;

/** The default of an action that only the application can do. */
export const effectNotProvided =
  <Params = undefined>(name: string): Effect<Params> =>
  () => {
    throw new Error(`The action ${name} was not provided`);
  };
