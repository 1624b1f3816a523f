import { randomUUID } from 'node:crypto';

import type { BrowserContext } from '@playwright/test';

/** The requests to match; a `*` segment matches any one segment, a trailing `/**` any number of them. */
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

/** How a held request continues: passed to the server, answered in its place, or with its connection cut. */
export type Outcome = { readonly do: 'pass' } | Answered | { readonly do: 'drop' };

/** How a held request continues, and how long its retries are treated the same. */
type Lasting = 'until ended' | 'once';

export type Fault =
  | { readonly do: 'hold' }
  | Answered
  | { readonly do: 'drop' }
  | { readonly do: 'delay'; readonly milliseconds: number };

/** A request held until its release, or to be held once the browser sends it. */
export interface HeldRequest {
  /**
   * Waits until the browser has sent it and releases it. Retries of an answered or cut request get the same outcome.
   * @returns a function that ends this. @throws when the request is not sent
   */
  release(outcome: Outcome, lasting?: Lasting): Promise<() => Promise<void>>;
  /** Waits until the browser has sent it. @throws when it is not sent */
  arrive(): Promise<void>;
}

/** How long to wait for a request; a busy machine sends it late. */
const arrivalMilliseconds = 15_000;

/** Controls the server's fault gate (`FAULT_GATE`) for one test; it affects only requests from this test's browser. */
export class FaultGate {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Gives the browser a unique key by which the gate recognises its requests. */
  static async open(origin: string, context: BrowserContext): Promise<FaultGate> {
    const key = randomUUID();
    await context.setExtraHTTPHeaders({ 'x-attest-test-key': key });
    return new FaultGate(`${origin}/__faults/${key}`);
  }

  /**
   * Sets how matching requests are treated from now on; older rules take precedence.
   * @returns a function that removes the rule
   */
  async meet(request: RequestPattern, fault: Fault): Promise<() => Promise<void>> {
    const rule = await this.#addRule({ ...request, fault });
    return async () => void (await this.#send('DELETE', `/rules/${rule}`));
  }

  /** Holds the next matching request. */
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

  /** Removes all rules and releases the held requests. */
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

  /** @returns the response text; the gate answers 404 for a key without rules, which is as good as 204 */
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
