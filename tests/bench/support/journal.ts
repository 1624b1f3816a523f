/** What a client may rely on of a risk once it has been acknowledged. */
export interface RiskState {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly version: number;
}

interface Entry {
  readonly acknowledged: RiskState;
  /** What an edit that was sent and not answered would have made of it: the server may have done it or not. */
  readonly unanswered: RiskState | undefined;
}

export interface Findings {
  readonly lost: readonly RiskState[];
  /** Stored with another title, version or reference than was acknowledged. */
  readonly altered: readonly RiskState[];
  readonly doubledReferences: readonly string[];
}

const isSame = (one: RiskState | undefined, other: RiskState) =>
  one !== undefined && one.ref === other.ref && one.title === other.title && one.version === other.version;

/** What the server has acknowledged, to be compared with what it has kept. */
export class Journal {
  readonly #entries = new Map<string, Entry>();
  #writes = 0;

  /** Acknowledged creates and edits. */
  get writes(): number {
    return this.#writes;
  }

  get risks(): number {
    return this.#entries.size;
  }

  /** The server has answered a create or an edit with this. */
  acknowledge({ id, ref, title, version }: RiskState): void {
    this.#writes += 1;
    this.#entries.set(id, { acknowledged: { id, ref, title, version }, unanswered: undefined });
  }

  /** An edit is on its way to the server that would end in this. */
  send(edited: RiskState): void {
    const entry = this.#entries.get(edited.id);
    if (entry === undefined) throw new Error(`The risk ${edited.id} was never acknowledged.`);
    this.#entries.set(edited.id, { ...entry, unanswered: edited });
  }

  /** Compares with all that is stored, of which more than was acknowledged may be there. */
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
    const doubledReferences = stored.map(({ ref }) => ref).filter((ref) => seen.size === seen.add(ref).size);
    return { lost, altered, doubledReferences };
  }
}
