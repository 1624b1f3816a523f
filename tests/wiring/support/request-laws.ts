import { describe, expect, test } from 'vitest';
import type { PromiseActorLogic } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';

import { fakeServer } from './fake-server.ts';
import { runActor } from './run-actor.ts';

/** An actor that sends one request, and the expected result. */
export interface Case {
  readonly name: string;
  readonly run: (api: ApiClient) => ReturnType<typeof runActor>;
  readonly call: string;
  readonly request: object;
  readonly data: unknown;
  readonly output: unknown;
  /** Whether the request continues when the actor is stopped. */
  readonly isKept?: boolean;
}

export const asking = <Output, Input>(
  name: string,
  logicOf: (api: ApiClient) => PromiseActorLogic<Output, Input>,
  input: NoInfer<Input>,
  expected: Omit<Case, 'name' | 'run'>,
): Case => ({ name, run: (api) => runActor(logicOf(api), input), ...expected });

/** What is true of every actor that sends one request. */
export function requestLaws(cases: readonly Case[]): void {
  describe.each(cases)('$name', ({ run, call, request, data, output, isKept = false }) => {
    test('sends its request and returns the result', async () => {
      const server = fakeServer();
      server.answer(call, data);
      expect(await run(server.api).outcome).toEqual({ output });
      expect(server.called()).toEqual([call]);
      expect(server.requests[0]).toMatchObject(request);
    });

    test('converts an error into a failure for the machine', async () => {
      const server = fakeServer();
      server.refuse(call, 403, { message: 'Not for you', errors: [{ field: 'code', message: 'Wrong' }] });
      expect(await run(server.api).outcome).toMatchObject({
        failure: { status: 403, code: 'http_403', message: 'Not for you', fieldErrors: { code: 'Wrong' } },
      });
    });

    if (isKept) return;
    test('aborts its request when it is stopped', async () => {
      const server = fakeServer();
      const { stop } = run(server.api);
      await expect.poll(server.called).toEqual([call]);
      expect(server.requests[0]?.signal.aborted).toBe(false);
      stop();
      expect(server.requests[0]?.signal.aborted).toBe(true);
    });
  });
}
