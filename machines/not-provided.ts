/** Default for every actor slot: rejects with the slot's name if a screen has not provided its actor. */
export const notProvided = (name: string) => () => Promise.reject(new Error(`The actor ${name} was not provided`));

/** Default for a callback actor, which observes something and never resolves. */
export const watcherNotProvided = (name: string) => (): never => {
  throw new Error(`The actor ${name} was not provided`);
};

type Effect<Params> = (args: unknown, params: Params) => void;

/** Default for an action that only the application can implement. */
export const effectNotProvided =
  <Params = undefined>(name: string): Effect<Params> =>
  () => {
    throw new Error(`The action ${name} was not provided`);
  };
