import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { z } from 'zod';

/** What the server says of saved answers. */
const saved = z.object({
  data: z.object({
    answers: z.array(
      z.object({
        outcome: z.enum(['SAVED', 'OUTDATED', 'CONFLICT']),
        answer: z.object({ questionId: z.string(), response: z.array(z.string()), version: z.int() }),
      }),
    ),
  }),
});

interface Pending {
  readonly response: readonly string[];
  readonly sequence: number;
}

/** How long an answer is waited for, and how long until one must have been a success. In milliseconds. */
const [longestWait, longestTrouble] = [20_000, 180_000];

/**
 * Sends answers as the page of an assessment does: what is not acknowledged yet in one request at a time, again after a
 * failure, with the sequence of each change and the version that was seen.
 */
export class DraftOutbox {
  /** How long each request that was answered took, in milliseconds. */
  readonly times: number[] = [];
  /** By what went wrong. */
  readonly failures = new Map<string, number>();
  conflicts = 0;
  #lastSuccess = performance.now();
  readonly #origin: string;
  readonly #token: string;
  readonly #editorId = randomUUID();
  readonly #pending = new Map<string, Pending>();
  readonly #versions = new Map<string, number>();
  #sequence = 0;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  /** A change by the person. */
  change(questionId: string, text: string): void {
    this.#sequence += 1;
    this.#pending.set(questionId, { response: [text], sequence: this.#sequence });
  }

  /** Sends what is pending until nothing is. @param cutShare of the requests are broken off by the client */
  async flush(cutShare: number): Promise<void> {
    for (let attempt = 0; this.#pending.size > 0; attempt += 1) {
      if (await this.#send('save-draft', Math.random() < cutShare)) attempt = 0;
      else await delay(Math.min(2_000, 50 * 2 ** attempt) * (0.5 + Math.random()));
    }
  }

  /** Submits until the server has said that it is submitted. */
  async submit(): Promise<void> {
    for (let attempt = 0; !(await this.#send('submit', false)); attempt += 1)
      await delay(Math.min(2_000, 50 * 2 ** attempt) * (0.5 + Math.random()));
  }

  async #send(what: 'save-draft' | 'submit', isCut: boolean): Promise<boolean> {
    const sent = [...this.#pending].map(([questionId, { response, sequence }]) => ({
      questionId,
      response,
      sequence,
      version: this.#versions.get(questionId) ?? 0,
    }));
    const begin = performance.now();
    try {
      const answer = await fetch(`${this.#origin}/api/public/service-provider-assessment/${what}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-link-token': this.#token },
        body: JSON.stringify({ token: this.#token, editorId: this.#editorId, responses: sent }),
        signal: AbortSignal.timeout(isCut ? 1 + Math.floor(Math.random() * 30) : longestWait),
      });
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
      this.#apply(saved.parse(await answer.json()), sent);
      this.#lastSuccess = performance.now();
      this.times.push(this.#lastSuccess - begin);
      return true;
    } catch (error) {
      if (performance.now() - this.#lastSuccess > longestTrouble) throw error;
      const kind = error instanceof Error ? error.message : String(error);
      this.failures.set(kind, (this.failures.get(kind) ?? 0) + 1);
      return false;
    }
  }

  #apply({ data }: z.infer<typeof saved>, sent: readonly { questionId: string; sequence: number }[]): void {
    for (const [index, { outcome, answer }] of data.answers.entries()) {
      const { questionId } = answer;
      this.#versions.set(questionId, answer.version);
      if (outcome === 'CONFLICT') this.conflicts += 1;
      if (this.#pending.get(questionId)?.sequence === sent[index]?.sequence) this.#pending.delete(questionId);
    }
  }
}
