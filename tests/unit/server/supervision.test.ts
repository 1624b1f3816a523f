import { describe, expect, it, test } from 'vitest';

import {
  next,
  settledAfter,
  type Supervision,
  type SupervisionEvent,
  waits,
} from '#server/database/embedded/supervision.ts';
import { Supervisor } from '#server/database/embedded/supervisor.ts';

const running = (troubles = 0, since = 0): Supervision => ({ state: 'running', troubles, since });
const restarting = (troubles: number, wait: number): Supervision => ({ state: 'restarting', troubles, wait });
const failed: Supervision = { state: 'failed' };
const stopped: Supervision = { state: 'stopped' };

describe('what is known of the embedded PostgreSQL', () => {
  test.each<[Supervision, SupervisionEvent, Supervision]>([
    [running(), 'ended', restarting(1, 0)],
    [running(), 'interrupted', restarting(0, 0)],
    [running(), 'started', running()],
    [running(), 'refused', running()],
    [running(), 'stopped', stopped],
    [running(4), 'ended', restarting(5, 8_000)],
    [running(5), 'interrupted', restarting(5, 0)],
    [running(5), 'ended', failed],
    [restarting(2, 1_000), 'started', running(2, 7)],
    [restarting(2, 1_000), 'refused', restarting(3, 2_000)],
    [restarting(5, 8_000), 'refused', failed],
    [restarting(2, 1_000), 'ended', restarting(2, 1_000)],
    [restarting(2, 1_000), 'interrupted', restarting(2, 1_000)],
    [restarting(2, 1_000), 'stopped', stopped],
    [failed, 'started', failed],
    [failed, 'stopped', stopped],
    [stopped, 'ended', stopped],
    [stopped, 'started', stopped],
    [stopped, 'refused', stopped],
  ])('%o, when it has %s, becomes %o', (known, event, expected) => {
    expect(next(known, event, 7)).toEqual(expected);
  });

  test('forgets earlier troubles once it has run for a while', () => {
    expect(next(running(5, 10), 'ended', 10 + settledAfter - 1)).toEqual(failed);
    expect(next(running(5, 10), 'ended', 10 + settledAfter)).toEqual(restarting(1, 0));
  });
});

/** Resolves when all that is due has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A supervisor whose clock, starts and losses are the test's. */
function supervise(...starts: readonly ('runs' | 'fails')[]) {
  const left = [...starts];
  const waited: number[] = [];
  const logged: string[] = [];
  const times = { now: 0, started: 0 };
  const report = (_details: object, message: string) => void logged.push(message);
  let lose: (event: 'ended' | 'interrupted') => void = () => {};
  const supervisor = new Supervisor('first', {
    async start() {
      times.started += 1;
      if (left.shift() === 'fails') throw new Error(`no ${times.started}`);
      return `start ${times.started}`;
    },
    lost: () =>
      new Promise((resolve) => {
        lose = resolve;
      }),
    log: { info: report, warn: report, error: report },
    now: () => times.now,
    async wait(milliseconds) {
      waited.push(milliseconds);
      times.now += milliseconds;
    },
  });
  let failure: { readonly error: unknown } | undefined;
  void supervisor.failed.then((error) => {
    failure = { error };
  });
  const loseAs = async (event: 'ended' | 'interrupted') => {
    await settled();
    lose(event);
    await settled();
  };
  return { supervisor, waited, logged, times, loseAs, failure: () => failure };
}

describe('the supervisor of the embedded PostgreSQL', () => {
  it('starts it again at once when it has ended, and hands out the new one', async () => {
    const { supervisor, waited, logged, loseAs } = supervise('runs');
    expect([supervisor.state, supervisor.running]).toEqual(['running', 'first']);
    await loseAs('ended');
    expect([supervisor.state, supervisor.running, waited]).toEqual(['running', 'start 1', [0]]);
    expect(logged).toEqual(['The embedded PostgreSQL ended unexpectedly.', 'The embedded PostgreSQL is running again']);
  });

  it('waits longer after each start that fails, and gives up after the fifth', async () => {
    const { supervisor, waited, times, logged, loseAs, failure } = supervise(...waits.map(() => 'fails' as const));
    await loseAs('ended');
    expect([supervisor.state, times.started, waited]).toEqual(['failed', 5, [0, 1_000, 2_000, 4_000, 8_000]]);
    expect(failure()).toEqual({ error: new Error('no 5') });
    expect(logged).toHaveLength(6);
  });

  it('gives up on one that ends again after each start', async () => {
    const { supervisor, times, loseAs, failure } = supervise();
    for (const _ of waits) await loseAs('ended');
    expect([supervisor.state, failure()]).toEqual(['running', undefined]);
    await loseAs('ended');
    expect([supervisor.state, times.started, failure()]).toEqual(['failed', 5, { error: undefined }]);
  });

  it('does not give up on one that repairs itself, however often', async () => {
    const { supervisor, waited, loseAs } = supervise();
    for (let count = 0; count < 20; count += 1) await loseAs('interrupted');
    expect([supervisor.state, new Set(waited)]).toEqual(['running', new Set([0])]);
  });

  it('starts nothing once it is stopped, whatever is lost then', async () => {
    const { supervisor, times, logged, loseAs } = supervise();
    expect(await supervisor.stop()).toBe('first');
    await loseAs('ended');
    expect([supervisor.state, times.started, logged]).toEqual(['stopped', 0, []]);
  });

  it('has nothing to stop while it is lost', async () => {
    const { supervisor, loseAs } = supervise('fails', 'fails', 'fails', 'fails', 'fails');
    await loseAs('ended');
    expect(await supervisor.stop()).toBeUndefined();
  });

  it('waits for a start under way when it is stopped, so that none is left running', async () => {
    let finish: (running: string) => void = () => {};
    let lose: (event: 'ended') => void = () => {};
    const supervisor = new Supervisor('first', {
      start: () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
      lost: () =>
        new Promise<'ended'>((resolve) => {
          lose = resolve;
        }),
      log: { info() {}, warn() {}, error() {} },
    });
    await settled();
    lose('ended');
    await expect.poll(() => supervisor.state).toBe('restarting');
    await settled();
    const stop = supervisor.stop();
    finish('second');
    expect(await stop).toBe('second');
  });
});
