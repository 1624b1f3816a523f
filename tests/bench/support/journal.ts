/** The state of a risk as acknowledged to a client. */
export interface RiskState {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly version: number;
}

interface Entry {
  readonly acknowledged: RiskState;
  /** The result of an edit without a response, which the server may or may not have applied. */
  readonly unanswered: RiskState | undefined;
}

export interface Findings {
  readonly lost: readonly RiskState[];
  /** Stored with a different title, version or reference than acknowledged. */
  readonly altered: readonly RiskState[];
  readonly duplicateReferences: readonly string[];
}

const isSame = (one: RiskState | undefined, other: RiskState) =>
  one !== undefined && one.ref === other.ref && one.title === other.title && one.version === other.version;

/** The writes acknowledged by the server, for comparison with the stored data. */
export class Journal {
  readonly #entries = new Map<string, Entry>();
  #writes = 0;

  /** The number of acknowledged creates and edits. */
  get writes(): number {
    return this.#writes;
  }

  get risks(): number {
    return this.#entries.size;
  }

  /** Records the response to a create or an edit. */
  acknowledge({ id, ref, title, version }: RiskState): void {
    this.#writes += 1;
    this.#entries.set(id, { acknowledged: { id, ref, title, version }, unanswered: undefined });
  }

  /** Records the expected result of an edit before it is sent. */
  send(edited: RiskState): void {
    const entry = this.#entries.get(edited.id);
    if (entry === undefined) throw new Error(`The risk ${edited.id} was never acknowledged.`);
    this.#entries.set(edited.id, { ...entry, unanswered: edited });
  }

  /** Compares with the stored risks; additional ones are allowed. */
  check(stored: readonly RiskState[]): Findings {
    const byId = new Map(stored.map((risk) => [risk.id, risk]));
    const lost: RiskState[] = [];
    const altered: RiskState[] = [];
    for (const { acknowledged, unanswered } of this.#entries.values()) {
      const found = byId.get(acknowledged.id);
      if (found === undefined) lost.push(acknowledged);
      else if (!isSame(acknowledged, found) && !isSame(unanswered, found)) altered.push(found);
    }
    const seen = new Set<string>();
    const duplicateReferences = stored.map(({ ref }) => ref).filter((ref) => seen.size === seen.add(ref).size);
    return { lost, altered, duplicateReferences };
  }
}
