import { NoPlace, type NoPlaceReason } from './no-place.ts';
import { recallFrom } from './recalls.ts';
import { WaitingLine, type Holder, type Waiter } from './waiting-line.ts';

export type { Holder };

/** How a resource is shared. */
export interface Sharing {
  /** How many there are. */
  readonly places: number;
  /** So many of them are only for organisations that have none: there, nobody waits for what one organisation holds. */
  readonly reserved?: number;
  /** The most of one person, with those that they wait for. */
  readonly perPerson?: number;
  /** The most of one organisation, even if nobody else wants one. */
  readonly perOrganisation?: number;
  /** How many wait, and how long: beyond that, they are refused. None by default. */
  readonly waiting?: { readonly most: number; readonly milliseconds: number };
  /**
   * Places may be held for long, so they are lent: one is recalled when an organisation with fewer has waited for so many
   * milliseconds. Without it, places return by themselves.
   */
  readonly recallAfter?: number;
  /** What people are told. */
  readonly messages: Readonly<Record<NoPlaceReason, string>>;
  /** Seconds after which a refused person may try again. */
  readonly retryAfter: number;
}

/** A taken place. */
export interface Place {
  /** Aborted with a `NoPlace` when others wait for the place: its holder ends then. */
  readonly recalled: AbortSignal;
  /** Gives the place back, once. */
  release(): void;
}

class HeldPlace implements Place {
  readonly holder: Holder;
  readonly #onRelease: (place: HeldPlace) => void;
  /** Made when it is asked for, because most places are not lent. */
  #recall: AbortController | undefined;
  isRecalled = false;

  constructor(holder: Holder, onRelease: (place: HeldPlace) => void) {
    this.holder = holder;
    this.#onRelease = onRelease;
  }

  get recalled(): AbortSignal {
    this.#recall ??= new AbortController();
    return this.#recall.signal;
  }

  recall(reason: NoPlace): void {
    this.isRecalled = true;
    this.#recall ??= new AbortController();
    this.#recall.abort(reason);
  }

  release(): void {
    this.#onRelease(this);
  }
}

const noWaiting = { most: 0, milliseconds: 0 };

/**
 * Places that organisations share (security.md, section 5, "fair shares"). One organisation may take all while nobody else
 * wants one. As soon as another waits, a place that becomes free goes to the organisation that holds the fewest, of several
 * such to the one whose turn is longest ago, and within it to the person with the fewest: so none has more than half when a
 * place becomes free while another waits. Counts are those of one process.
 */
export class FairPlaces {
  readonly #sharing: Sharing;
  readonly #line = new WaitingLine<HeldPlace>();
  /** By organisation, oldest first. */
  readonly #held = new Map<string, Set<HeldPlace>>();
  /** Held and awaited, by person. */
  readonly #persons = new Map<string, number>();
  #free: number;
  /** Recalled, but not yet given back. */
  #returning = 0;

  constructor(sharing: Sharing) {
    this.#sharing = sharing;
    this.#free = sharing.places;
  }

  /** How many are taken, and how many wait. */
  get count(): { readonly held: number; readonly waiting: number } {
    return { held: this.#sharing.places - this.#free, waiting: this.#line.size };
  }

  /** How many places an organisation has. */
  heldBy(organisationId: string): number {
    return this.#held.get(organisationId)?.size ?? 0;
  }

  /**
   * Takes a place at once.
   * @throws NoPlace if there is none for this holder
   */
  takeNow(holder: Holder): Place {
    this.#refuseBeyondLimits(holder);
    if (!this.#isOpenTo(holder)) throw this.#refusalFor(holder);
    this.#countPerson(holder, 1);
    return this.#grant(holder);
  }

  /**
   * Takes a place, at once if there is one: then it is not a promise, because the database asks for every request.
   * @throws NoPlace if the limits or the line are full, or the time to wait is over
   */
  take(holder: Holder): Place | Promise<Place> {
    this.#refuseBeyondLimits(holder);
    if (!this.#isOpenTo(holder)) return this.#wait(holder);
    this.#countPerson(holder, 1);
    return this.#grant(holder);
  }

  #isOpenTo({ organisationId }: Holder): boolean {
    const { reserved = 0 } = this.#sharing;
    return this.#free > reserved || (this.#free > 0 && this.heldBy(organisationId) === 0);
  }

  #refuseBeyondLimits({ organisationId, personId }: Holder): void {
    const { perPerson = Infinity, perOrganisation = Infinity } = this.#sharing;
    if (personId !== undefined && (this.#persons.get(personId) ?? 0) >= perPerson) throw this.refusal('person');
    if (this.heldBy(organisationId) >= perOrganisation) throw this.refusal('organisation');
  }

  /** What a holder is told for a reason, also one that only the caller knows. */
  refusal(reason: NoPlaceReason): NoPlace {
    return new NoPlace(reason, this.#sharing.messages[reason], this.#sharing.retryAfter);
  }

  /** An organisation with half of all, or of those who wait, is itself why there is none. */
  #refusalFor({ organisationId }: Holder): NoPlace {
    const { places, waiting = noWaiting } = this.#sharing;
    const isOwn = this.heldBy(organisationId) * 2 >= places || this.#line.lengthOf(organisationId) * 2 > waiting.most;
    return this.refusal(isOwn ? 'organisation' : 'others');
  }

  #countPerson({ personId }: Holder, change: number): void {
    if (personId === undefined) return;
    const count = (this.#persons.get(personId) ?? 0) + change;
    if (count === 0) this.#persons.delete(personId);
    else this.#persons.set(personId, count);
  }

  #grant(holder: Holder): HeldPlace {
    const place = new HeldPlace(holder, this.#return);
    const held = this.#held.get(holder.organisationId);
    if (held === undefined) this.#held.set(holder.organisationId, new Set([place]));
    else held.add(place);
    this.#free -= 1;
    return place;
  }

  readonly #return = (place: HeldPlace): void => {
    const { organisationId } = place.holder;
    const held = this.#held.get(organisationId);
    if (held?.delete(place) !== true) return;
    if (held.size === 0) this.#held.delete(organisationId);
    if (place.isRecalled) this.#returning -= 1;
    this.#countPerson(place.holder, -1);
    this.#free += 1;
    if (this.#line.size > 0) this.#serve();
  };

  #serve(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#line.call(next);
      next.admit(this.#grant(next.holder));
    }
    this.#recall();
  }

  #next(): Waiter<HeldPlace> | undefined {
    let best: readonly Waiter<HeldPlace>[] = [];
    let fewest = Infinity;
    for (const [organisationId, lane] of this.#line.lanes()) {
      const held = this.heldBy(organisationId);
      if (held >= fewest || !this.#isOpenTo({ organisationId })) continue;
      best = lane;
      fewest = held;
    }
    return this.#nextIn(best);
  }

  /** Of an organisation, the person who holds the fewest is next. */
  #nextIn(lane: readonly Waiter<HeldPlace>[]): Waiter<HeldPlace> | undefined {
    const [first] = lane;
    if (first === undefined || lane.length === 1) return first;
    const counts = new Map<string | undefined, number>();
    for (const { holder } of this.#held.get(first.holder.organisationId) ?? [])
      counts.set(holder.personId, (counts.get(holder.personId) ?? 0) + 1);
    const heldBy = ({ holder: { personId } }: Waiter<HeldPlace>) => counts.get(personId) ?? 0;
    return lane.reduce((one, other) => (heldBy(other) < heldBy(one) ? other : one));
  }

  #wait(holder: Holder): Promise<Place> {
    const { waiting = noWaiting, recallAfter } = this.#sharing;
    if (this.#line.size >= waiting.most) this.#makeRoom(holder);
    return new Promise((resolve, reject) => {
      const timers: NodeJS.Timeout[] = [];
      const stop = () => {
        for (const timer of timers) clearTimeout(timer);
      };
      const waiter: Waiter<HeldPlace> = {
        holder,
        isImpatient: false,
        admit(place) {
          stop();
          resolve(place);
        },
        refuse(error) {
          stop();
          reject(error);
        },
      };
      this.#line.add(waiter);
      this.#countPerson(holder, 1);
      timers.push(setTimeout(() => this.#refuse(waiter), waiting.milliseconds));
      if (recallAfter === undefined) return;
      timers.push(
        setTimeout(() => {
          waiter.isImpatient = true;
          this.#recall();
        }, recallAfter),
      );
    });
  }

  /** @throws NoPlace if nobody leaves the full line for this holder */
  #makeRoom(holder: Holder): void {
    const leaving = this.#line.lastOfLongest(holder.organisationId);
    if (leaving === undefined) throw this.#refusalFor(holder);
    this.#refuse(leaving);
  }

  #refuse(waiter: Waiter<HeldPlace>): void {
    const refusal = this.#refusalFor(waiter.holder);
    this.#line.remove(waiter);
    this.#countPerson(waiter.holder, -1);
    waiter.refuse(refusal);
  }

  /** Recalls lent places for those who have waited long enough: of an organisation, the latest. */
  #recall(): void {
    // One at a time: a place may be back before `recall` returns.
    for (let place = this.#toRecall(); place !== undefined; place = this.#toRecall()) {
      this.#returning += 1;
      place.recall(this.refusal('recalled'));
    }
  }

  #toRecall(): HeldPlace | undefined {
    const needs = new Map<string, number>();
    for (const [organisationId, lane] of this.#line.lanes()) {
      const count = lane.filter(({ isImpatient }) => isImpatient).length;
      if (count > 0) needs.set(organisationId, count);
    }
    if (needs.size === 0) return undefined;
    const lent = new Map<string, HeldPlace[]>();
    for (const [organisationId, places] of this.#held)
      lent.set(
        organisationId,
        [...places].filter(({ isRecalled }) => !isRecalled),
      );
    const counts = new Map(Array.from(lent, ([organisationId, { length }]) => [organisationId, length] as const));
    const from = recallFrom(counts, needs, this.#returning);
    return from === undefined ? undefined : lent.get(from)?.at(-1);
  }
}
