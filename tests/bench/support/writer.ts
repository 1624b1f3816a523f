import { Risks } from '#openapi/generated/operations/risks.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { clientOf } from '#src/api/connection/client-of.ts';
import type { ApiClient } from '#src/api/connection/client.ts';

import type { Journal, RiskState } from './journal.ts';

/** The share of edits among the writes, once a risk exists. */
const editShare = 0.25;

/** The edited risk is missing, or does not have the acknowledged version. The journal shows which. */
const contradictsJournal = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);

/** A client that creates risks and edits its own, one write at a time, and records the acknowledged ones. */
export class Writer {
  readonly #api: ApiClient;
  readonly #journal: Journal;
  readonly #name: string;
  /** Its own risks with a known state. */
  readonly #risks: RiskState[] = [];
  #written = 0;

  constructor(api: ApiClient, journal: Journal, name: string) {
    this.#api = api;
    this.#journal = journal;
    this.#name = name;
  }

  /** Writes until the server is killed. @throws any earlier failure. */
  async write(killed: AbortSignal): Promise<void> {
    while (!killed.aborted) {
      try {
        await this.#writeOne();
      } catch (error) {
        if (!killed.aborted && !contradictsJournal(error)) throw error;
      }
    }
  }

  async #writeOne(): Promise<void> {
    this.#written += 1;
    const index = Math.floor(Math.random() * this.#risks.length);
    const edited = Math.random() < editShare ? this.#risks[index] : undefined;
    if (edited === undefined) return this.#create();
    // A failed edit may or may not have been applied, so the risk is not edited again.
    this.#risks.splice(index, 1);
    return this.#edit(edited);
  }

  async #create(): Promise<void> {
    const title = `${this.#name}, write ${this.#written}`;
    const body = { title, description: `Written by ${this.#name} before the server was killed.` };
    this.#note(await clientOf(Risks)(this.#api).create({ body }));
  }

  async #edit({ id, ref, version }: RiskState): Promise<void> {
    const title = `${this.#name}, write ${this.#written}, edit ${version}`;
    this.#journal.send({ id, ref, title, version: version + 1 });
    this.#note(await clientOf(Risks)(this.#api).update({ path: { id }, body: { version, title } }));
  }

  #note(risk: RiskState): void {
    this.#journal.acknowledge(risk);
    this.#risks.push(risk);
  }
}
