import { once } from 'node:events';
import { parentPort, type MessagePort } from 'node:worker_threads';

import { ApiError } from '#server/contract/errors.ts';

import type { Order, Report, SentError } from './messages.ts';

function sentError(error: unknown): SentError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (!(error instanceof ApiError)) return { statusCode: undefined, message, errors: [], stack };
  return { statusCode: error.statusCode, message, errors: error.errors, stack };
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** The function of a task's module. */
async function taskOf(module: string): Promise<(input: unknown) => unknown> {
  const { run }: { readonly run?: unknown } = await import(module);
  if (typeof run !== 'function') throw new TypeError(`${module} exports no task`);
  return (input) => {
    const result: unknown = Reflect.apply(run, undefined, [input]);
    return result;
  };
}

/** Answers each order, and works only when it is asked for more. */
async function perform(port: MessagePort, { module, input }: Extract<Order, { kind: 'run' }>): Promise<void> {
  const report = async (one: Report<unknown>) => {
    const asked = once(port, 'message');
    port.postMessage(one);
    await asked;
  };
  try {
    const run = await taskOf(module);
    await report({ kind: 'loaded' });
    const result = run(input);
    if (isIterable(result)) for await (const value of result) await report({ kind: 'value', value });
    else await report({ kind: 'value', value: await result });
    port.postMessage({ kind: 'done' } satisfies Report<unknown>);
  } catch (error) {
    port.postMessage({ kind: 'failed', error: sentError(error) } satisfies Report<unknown>);
  }
}

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'run' && parentPort !== null) void perform(parentPort, order);
});
