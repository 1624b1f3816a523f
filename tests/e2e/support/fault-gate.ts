import { randomUUID } from 'node:crypto';

import type { BrowserContext } from '@playwright/test';

/** Which requests are meant; a segment `*` stands for any one, `/**` at the end for all that follow. */
export interface RequestPattern {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without the query. */
  readonly path: string;
}

interface Answered {
  readonly do: 'answer';
  readonly status: number;
  readonly headers?: { readonly 'content-type'?: string; readonly 'retry-after'?: string };
  readonly body?: string;
}

/** How a held request goes on: to the server, answered in its place, or with its connection cut. */
export type Outcome = { readonly do: 'pass' } | Answered | { readonly do: 'drop' };

/** How a held request goes on, and for how long the same becomes of those that repeat it. */
type Lasting = 'until ended' | 'once';

export type Fault =
  | { readonly do: 'hold' }
  | Answered
  | { readonly do: 'drop' }
  | { readonly do: 'delay'; readonly milliseconds: number };

/** A request that waits for its release, or will wait once the browser sends it. */
export interface HeldRequest {
  /**
   * Waits until the browser has sent it, and lets it go on. What is answered or cut is so again when it is repeated.
   * @returns what ends that. @throws when the request does not come
   */
  release(outcome: Outcome, lasting?: Lasting): Promise<() => Promise<void>>;
  /** Waits until the browser has sent it. @throws when it does not */
  arrive(): Promise<void>;
}

/** So long a request may take to come; a machine that is busy with other things sends it late. */
const arrivalMilliseconds = 15_000;

/** The server's gate (`FAULT_GATE`) in the hands of one test: it concerns requests of this test's browser only. */
export class FaultGate {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Gives the browser a key of its own, by which the gate knows its requests. */
  static async open(origin: string, context: BrowserContext): Promise<FaultGate> {
    const key = randomUUID();
    await context.setExtraHTTPHeaders({ 'x-attest-test-key': key });
    return new FaultGate(`${origin}/__faults/${key}`);
  }

  /**
   * What becomes of such requests from now on; older rules count before newer ones.
   * @returns what takes the rule back
   */
  async meet(request: RequestPattern, fault: Fault): Promise<() => Promise<void>> {
    const rule = await this.#addRule({ ...request, fault });
    return async () => void (await this.#send('DELETE', `/rules/${rule}`));
  }

  /** Holds the next such request. */
  async holdNext(request: RequestPattern): Promise<HeldRequest> {
    const rule = await this.#addRule({ ...request, fault: { do: 'hold' }, times: 1 });
    return {
      arrive: async () => void (await this.#arrival(rule, request)),
      release: async (outcome, lasting = 'until ended') => {
        const id = await this.#arrival(rule, request);
        const end = outcome.do === 'pass' || lasting === 'once' ? async () => {} : await this.meet(request, outcome);
        await this.#send('POST', `/held/${id}`, outcome);
        return end;
      },
    };
  }

  /** Forgets every rule, and lets what is held go on. */
  async clear(): Promise<void> {
    await this.#send('DELETE', '');
  }

  async #addRule(rule: object): Promise<string> {
    const { id }: { id: string } = JSON.parse(await this.#send('POST', '/rules', rule));
    return id;
  }

  async #arrival(rule: string, { method, path }: RequestPattern): Promise<string> {
    const answer = await this.#send('GET', `/held?rule=${rule}&wait=${arrivalMilliseconds}`);
    const { held }: { held: readonly { id: string }[] } = JSON.parse(answer);
    const [request] = held;
    if (request === undefined) throw new Error(`The browser did not send the request ${method ?? 'to'} ${path}`);
    return request.id;
  }

  /** @returns the answer's text; to a key without rules the gate answers 404, which ends as well as 204 */
  async #send(method: string, path: string, body?: object): Promise<string> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isFine = answer.ok || (method === 'DELETE' && answer.status === 404);
    if (!isFine) throw new Error(`The fault gate answered ${answer.status} to ${method} ${path}: ${text}`);
    return text;
  }
}
