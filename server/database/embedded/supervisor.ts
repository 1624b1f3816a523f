import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

import type { Log } from '#server/database/log.ts';

import { next, type Supervision, type SupervisionEvent } from './supervision.ts';

/** What is supervised: something that runs, is noticed to be lost, and can be started again. */
export interface Supervised<Running> {
  /** Starts it, or waits until it accepts connections again. @throws if it does not, or once the signal has aborted */
  start(signal: AbortSignal): Promise<Running>;
  /** Resolves when it is lost. */
  lost(running: Running): Promise<'ended' | 'interrupted'>;
  readonly log: Log;
  /** Milliseconds of a clock that does not jump. */
  readonly now?: () => number;
  /** Resolves after so many milliseconds, or as soon as the signal aborts. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const waitUnlessAborted = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);

/** Keeps something running by the rules of `supervision.ts`, until it has failed or is stopped. */
export class Supervisor<Running> {
  /** Resolves if it has failed, with the error of the last start, or undefined if it was lost after that; never otherwise. */
  readonly failed: Promise<unknown>;
  readonly #supervised: Supervised<Running>;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;
  #supervision: Supervision;
  #running: Running;
  #isLost = false;
  #fail: (reason: unknown) => void = () => {};

  constructor(running: Running, supervised: Supervised<Running>) {
    this.#running = running;
    this.#supervised = supervised;
    this.#supervision = { state: 'running', troubles: 0, since: this.#now() };
    this.failed = new Promise((resolve) => {
      this.#fail = resolve;
    });
    this.#ended = this.#supervise();
  }

  get state(): Supervision['state'] {
    return this.#supervision.state;
  }

  /** The latest one; it may be lost. */
  get running(): Running {
    return this.#running;
  }

  /** Starts it no more, and resolves with the one that runs, if there is one. */
  async stop(): Promise<Running | undefined> {
    this.#take('stopped');
    this.#stopping.abort();
    await this.#ended;
    return this.#isLost ? undefined : this.#running;
  }

  #now(): number {
    return (this.#supervised.now ?? (() => performance.now()))();
  }

  #take(event: SupervisionEvent): void {
    this.#supervision = next(this.#supervision, event, this.#now());
  }

  async #supervise(): Promise<void> {
    const { signal } = this.#stopping;
    const stopped = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    for (;;) {
      const known = this.#supervision;
      if (known.state === 'running') {
        const event = await Promise.race([this.#supervised.lost(this.#running), stopped]);
        if (event !== undefined) this.#lose(event);
      } else if (known.state === 'restarting') {
        await (this.#supervised.wait ?? waitUnlessAborted)(known.wait, signal);
        if (!signal.aborted) await this.#restart(signal);
      } else return;
    }
  }

  #lose(event: 'ended' | 'interrupted'): void {
    this.#isLost = true;
    // A stop ends it as well.
    if (this.state === 'stopped') return;
    this.#take(event);
    this.#report(
      event === 'ended' ? 'The embedded PostgreSQL ended unexpectedly' : 'The embedded PostgreSQL ended all sessions',
    );
    if (this.state === 'failed') this.#fail(undefined);
  }

  async #restart(signal: AbortSignal): Promise<void> {
    try {
      this.#running = await this.#supervised.start(signal);
      this.#isLost = false;
      this.#take('started');
      if (this.state === 'running') this.#supervised.log.warn({}, 'The embedded PostgreSQL is running again');
    } catch (error) {
      this.#take('refused');
      if (this.state === 'stopped') return;
      this.#report('The embedded PostgreSQL was not restarted', error);
      if (this.state === 'failed') this.#fail(error);
    }
  }

  #report(what: string, err?: unknown): void {
    const known = this.#supervision;
    const details = known.state === 'restarting' ? { attempt: known.troubles, waitMilliseconds: known.wait } : {};
    this.#supervised.log.error({ ...details, ...(err !== undefined && { err }) }, `${what}.`);
  }
}
