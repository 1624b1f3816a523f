import { applies, type Fault, type Outcome, type Rule } from './rules.ts';

/** A request waiting to be released. */
export interface HeldRequest {
  readonly id: string;
  /** The rule that holds it. */
  readonly rule: string;
  readonly method: string;
  readonly path: string;
}

interface KeptRule {
  readonly id: string;
  readonly rule: Rule;
  timesLeft: number;
}

interface Waiting {
  readonly request: HeldRequest;
  readonly settle: (outcome: Outcome) => void;
}

const mostRules = 100;
const mostHeld = 100;

/** One test's rules and the requests they hold. */
export class Faults {
  readonly #rules: KeptRule[] = [];
  readonly #held = new Map<string, Waiting>();
  readonly #listeners = new Set<() => void>();
  #lastId = 0;

  /** @returns the rule's id, or undefined if there are too many rules */
  add(rule: Rule): string | undefined {
    if (this.#rules.length >= mostRules) return undefined;
    const id = this.#nextId();
    this.#rules.push({ id, rule, timesLeft: rule.times ?? Infinity });
    return id;
  }

  /** @returns whether the rule existed */
  remove(id: string): boolean {
    const index = this.#rules.findIndex((kept) => kept.id === id);
    if (index !== -1) this.#rules.splice(index, 1);
    return index !== -1;
  }

  /** Finds the fault that applies to a request and counts the use. */
  take(method: string, path: string): { readonly rule: string; readonly fault: Fault } | undefined {
    const kept = this.#rules.find(({ rule, timesLeft }) => timesLeft > 0 && applies(rule, method, path));
    if (kept === undefined) return undefined;
    kept.timesLeft -= 1;
    return { rule: kept.id, fault: kept.rule.fault };
  }

  /**
   * Waits until the request is released or its client disconnects; beyond a hundred held requests, new ones are
   * dropped.
   */
  hold(request: Omit<HeldRequest, 'id'>, gone: AbortSignal): Promise<Outcome> {
    if (gone.aborted || this.#held.size >= mostHeld) return Promise.resolve({ do: 'drop' });
    const id = this.#nextId();
    return new Promise((resolve) => {
      const settle = (outcome: Outcome) => {
        this.#held.delete(id);
        resolve(outcome);
      };
      gone.addEventListener('abort', () => settle({ do: 'drop' }), { once: true });
      this.#held.set(id, { request: { id, ...request }, settle });
      for (const listener of this.#listeners) listener();
    });
  }

  /** The requests currently held, by one rule or by all, oldest first. */
  held(rule?: string): HeldRequest[] {
    const requests = [...this.#held.values()].map(({ request }) => request);
    return rule === undefined ? requests : requests.filter((request) => request.rule === rule);
  }

  /** Resolves with the held requests as soon as there are any, or with what there is when the signal aborts. */
  whenHeld(rule: string | undefined, timeIsUp: AbortSignal): Promise<HeldRequest[]> {
    return new Promise((resolve) => {
      const look = () => {
        const requests = this.held(rule);
        if (requests.length === 0 && !timeIsUp.aborted) return;
        this.#listeners.delete(look);
        resolve(requests);
      };
      this.#listeners.add(look);
      timeIsUp.addEventListener('abort', look, { once: true });
      look();
    });
  }

  /** @returns whether such a request was held */
  release(id: string, outcome: Outcome): boolean {
    const waiting = this.#held.get(id);
    waiting?.settle(outcome);
    return waiting !== undefined;
  }

  /** Removes all rules; held requests are released in the given way. */
  clear(outcome: Outcome): void {
    this.#rules.length = 0;
    for (const { settle } of this.#held.values()) settle(outcome);
  }

  #nextId(): string {
    this.#lastId += 1;
    return String(this.#lastId);
  }
}
