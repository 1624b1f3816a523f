import { fromPromise, type PromiseActorLogic } from 'xstate';

/** One invocation of an actor: its input, and functions with which the test settles it. */
interface Call<Output, Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

export interface DeferredActor<Output, Input> {
  readonly logic: PromiseActorLogic<Output, Input>;
  readonly calls: readonly Call<Output, Input>[];
  /** The call in progress. @throws if none was made */
  readonly last: Call<Output, Input>;
}

/** A fake actor for a machine's slot; the test settles it. */
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
