import { fromPromise, type PromiseActorLogic } from 'xstate';

/** One start of an actor: what it was given, and its answer, which the test gives when it wants to. */
interface Call<Output, Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

export interface DeferredActor<Output, Input> {
  readonly logic: PromiseActorLogic<Output, Input>;
  readonly calls: readonly Call<Output, Input>[];
  /** The call that is under way. @throws when none was made */
  readonly last: Call<Output, Input>;
}

/** An actor without a network, for a slot of a machine: it answers when the test says so. */
export function deferredActor<Output, Input>(): DeferredActor<Output, Input> {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({ input, signal, resolve, reject });
      }),
  );
  return {
    logic,
    calls,
    get last() {
      const call = calls.at(-1);
      if (call === undefined) throw new Error('The actor was not started');
      return call;
    },
  };
}
