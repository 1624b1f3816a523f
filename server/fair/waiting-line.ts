/** Who takes a place. */
export interface Holder {
  readonly organisationId: string;
  /** A person, or a link: what limits and turns within the organisation go by. */
  readonly personId?: string | undefined;
}

/** Someone who waits for a place. */
export interface Waiter<Place> {
  readonly holder: Holder;
  /** Whether lent places are recalled for this one. */
  isImpatient: boolean;
  admit(place: Place): void;
  refuse(error: Error): void;
}

/** Those who wait, by organisation. The organisations are in the order of their turns, whatever each has waiting. */
export class WaitingLine<Place> {
  readonly #lanes = new Map<string, Waiter<Place>[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  lanes(): Iterable<readonly [string, readonly Waiter<Place>[]]> {
    return this.#lanes;
  }

  lengthOf(organisationId: string): number {
    return this.#lanes.get(organisationId)?.length ?? 0;
  }

  add(waiter: Waiter<Place>): void {
    const { organisationId } = waiter.holder;
    const lane = this.#lanes.get(organisationId);
    if (lane === undefined) this.#lanes.set(organisationId, [waiter]);
    else lane.push(waiter);
    this.#size += 1;
  }

  /** Takes someone out who waits no longer. */
  remove(waiter: Waiter<Place>): void {
    const { organisationId } = waiter.holder;
    const lane = this.#lanes.get(organisationId) ?? [];
    const at = lane.indexOf(waiter);
    if (at === -1) return;
    lane.splice(at, 1);
    this.#size -= 1;
    if (lane.length === 0) this.#lanes.delete(organisationId);
  }

  /** Takes someone out whose turn it is: their organisation's next turn comes after those of all others. */
  call(waiter: Waiter<Place>): void {
    const { organisationId } = waiter.holder;
    this.remove(waiter);
    const lane = this.#lanes.get(organisationId);
    if (lane === undefined) return;
    this.#lanes.delete(organisationId);
    this.#lanes.set(organisationId, lane);
  }

  /**
   * Who leaves a full line for one more of an organisation: the last of the organisation with most waiting, so that nobody
   * is kept out by those who wait in crowds. Nobody, if that would only be one of its own, or as many.
   */
  lastOfLongest(organisationId: string): Waiter<Place> | undefined {
    let longest: readonly Waiter<Place>[] = [];
    for (const lane of this.#lanes.values()) if (lane.length > longest.length) longest = lane;
    return longest.length > this.lengthOf(organisationId) + 1 ? longest.at(-1) : undefined;
  }
}
