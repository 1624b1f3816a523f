import { createActor, toPromise, type PromiseActorLogic } from 'xstate';

/** Runs a promise actor as a machine does. */
export function runActor<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input) {
  const actor = createActor(logic, { input });
  const outcome = toPromise(actor).then(
    (output) => ({ output }),
    (failure: unknown) => ({ failure }),
  );
  actor.start();
  return { outcome, stop: () => void actor.stop() };
}
