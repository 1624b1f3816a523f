import type { DutyStep } from '#domain/incident/duties/rules.ts';

/** What can happen to an incident under a regime, in the order in which it is recorded. Times are minutes since 1970. */
export type Happening =
  | { readonly what: 'aware' | 'classified' | 'resolved'; readonly at: number | null }
  | { readonly what: 'given' | 'progress' | 'waived'; readonly step: string; readonly id: number; readonly at: number }
  | { readonly what: 'corrected'; readonly id: number; readonly at: number }
  | { readonly what: 'retracted'; readonly id: number };

/** Where a step stands by the clock. */
export interface ClockStanding {
  readonly state: 'RUNNING' | 'OVERDUE' | 'GIVEN' | 'WAIVED' | 'WAITING';
  readonly dueAt: number | null;
  readonly isProvisional: boolean;
  readonly needsProgress: boolean;
}

/** What a clock on the wall shows in each minute. */
export interface Wall {
  readonly first: number;
  /** Days since 1970 of each minute. */
  readonly day: Int32Array;
  /** Minutes since midnight of each minute. */
  readonly time: Int16Array;
}

/** The wall clock of a zone, read once an hour: no zone of these tests changes its clocks between two hours. */
export function wallOf(timeZone: string, first: number, minutes: number): Wall {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const [day, time] = [new Int32Array(minutes), new Int16Array(minutes)];
  for (let hour = 0; hour < minutes; hour += 60) {
    const parts = new Map(
      format.formatToParts((first + hour) * 60_000).map(({ type, value }) => [type, Number(value)]),
    );
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const midnight = Date.UTC(of('year'), of('month') - 1, of('day')) / 86_400_000;
    const start = of('hour') * 60 + of('minute');
    for (let minute = 0; minute < 60 && hour + minute < minutes; minute += 1) {
      day[hour + minute] = midnight + Math.floor((start + minute) / 1440);
      time[hour + minute] = (start + minute) % 1440;
    }
  }
  return { first, day, time };
}

/** Lets a clock run, a minute at a time, until so many hours have passed. */
function afterHours(from: number, hours: number): number {
  let minute = from;
  for (let left = hours * 60; left > 0; left -= 1) minute += 1;
  return minute;
}

/** The day some months later: the last of that month where it has no such day. */
function dayAfterMonths(day: number, months: number): number {
  const date = new Date(day * 86_400_000);
  const [year, month, of] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(of, last)) / 86_400_000;
}

/** Watches the clock on the wall, a minute at a time, until it shows the day and time; if it never does, an hour later on that day. */
function afterMonths(from: number, months: number, { first, day, time }: Wall): number {
  const [start, wanted] = [day[from - first] ?? 0, time[from - first] ?? 0];
  const until = dayAfterMonths(start, months);
  for (const shown of [wanted, wanted + 60])
    for (let minute = from - first; (day[minute] ?? Infinity) <= until; minute += 1)
      if (day[minute] === until && time[minute] === shown) return minute + first;
  throw new Error('The wall clock of the test is too short');
}

interface Written {
  readonly id: number;
  readonly step: string;
  readonly what: 'given' | 'progress' | 'waived';
  at: number;
}

/** What is known of an incident after some happenings. */
class Ledger {
  aware: number | null = null;
  classified: number | null = null;
  resolved: number | null = null;
  readonly #written: Written[] = [];

  record(happening: Happening): void {
    if (happening.what === 'corrected') {
      const found = this.#written.find(({ id }) => id === happening.id);
      if (found !== undefined) found.at = happening.at;
    } else if (happening.what === 'retracted') {
      const index = this.#written.findIndex(({ id }) => id === happening.id);
      if (index >= 0) this.#written.splice(index, 1);
    } else if ('step' in happening) {
      const { id, step, what, at } = happening;
      this.#written.push({ id, step, what, at });
    } else this[happening.what] = happening.at;
  }

  has(step: string, what: Written['what']): boolean {
    return this.#written.some((one) => one.step === step && one.what === what);
  }

  /** When a step was given last. */
  latest(step: string): number | null {
    const times = this.#written.filter((one) => one.step === step && one.what === 'given').map(({ at }) => at);
    return times.length === 0 ? null : Math.max(...times);
  }
}

/**
 * Where the steps of a regime stand, by clocks that run a minute at a time: written from incidents.md, 1, beside the rules of the
 * product, with which it shares nothing.
 */
export function standingsByClock(
  steps: readonly DutyStep[],
  history: readonly Happening[],
  { now, wall }: { readonly now: number; readonly wall: Wall },
): ClockStanding[] {
  const ledger = new Ledger();
  for (const happening of history) ledger.record(happening);
  const run = (step: DutyStep, from: number) =>
    step.unit === 'HOURS' ? afterHours(from, step.count) : afterMonths(from, step.count, wall);

  /** The end of each step in their order, and whether it hangs on a step that was not given. */
  const ends = new Map<string, { readonly at: number; readonly isProvisional: boolean } | null>();
  for (const step of steps) {
    if (ledger.aware === null) ends.set(step.key, null);
    else if (step.from === 'AWARE') ends.set(step.key, { at: run(step, ledger.aware), isProvisional: false });
    else if (step.from === 'CLASSIFIED') {
      if (ledger.classified === null) ends.set(step.key, null);
      else {
        const own = run(step, ledger.classified);
        const limit = step.atLatest === null ? null : afterHours(ledger.aware, step.atLatest);
        const isLimited = limit !== null && ledger.classified <= limit && limit < own;
        ends.set(step.key, { at: isLimited ? limit : own, isProvisional: false });
      }
    } else {
      const given = ledger.latest(step.after ?? '');
      const earlier = ends.get(step.after ?? '') ?? null;
      if (given !== null) ends.set(step.key, { at: run(step, given), isProvisional: false });
      else ends.set(step.key, earlier === null ? null : { at: run(step, earlier.at), isProvisional: true });
    }
  }

  return steps.map((step) => {
    const end = ends.get(step.key) ?? null;
    let dueAt = end?.at ?? null;
    let needsProgress = false;
    const { resolved } = ledger;
    // Still being handled when the final report was due.
    if (step.waitsForResolution && end !== null && now >= end.at && (resolved === null || resolved > end.at)) {
      if (ledger.has(step.key, 'progress')) dueAt = resolved === null ? null : run(step, resolved);
      else needsProgress = true;
    }
    const isProvisional = end?.isProvisional ?? false;
    if (ledger.has(step.key, 'given')) return { state: 'GIVEN', dueAt, isProvisional, needsProgress: false };
    if (ledger.has(step.key, 'waived')) return { state: 'WAIVED', dueAt, isProvisional, needsProgress: false };
    if (dueAt === null) return { state: 'WAITING', dueAt, isProvisional, needsProgress };
    return { state: now > dueAt ? 'OVERDUE' : 'RUNNING', dueAt, isProvisional, needsProgress };
  });
}
