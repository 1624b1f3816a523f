import type { components } from '#openapi/generated/types.ts';

import { hoursAfter, monthsAfterInstant } from './periods.ts';

type Schemas = components['schemas'];

/** A step of a regime, as frozen in an incident. */
export type DutyStep = Readonly<Schemas['DutyStep']>;

/** What was recorded of a step. */
export type DutyEntry = Readonly<Pick<Schemas['DutyEntry'], 'kind' | 'at'>>;

/** What of an incident its duties follow from; instants in the contract's form, null until known. */
export interface NotifiableIncident {
  readonly awareAt: string | null;
  /** When it was classified as major (DORA). */
  readonly classifiedAt: string | null;
  readonly resolvedAt: string | null;
}

/** A regime under which an incident stands. */
export interface Duty {
  readonly steps: readonly DutyStep[];
  /** By the key of their step, earliest first. */
  readonly entries: Readonly<Partial<Record<string, readonly DutyEntry[]>>>;
}

/** Where a step of an incident stands. */
export interface DutyStanding {
  readonly step: DutyStep;
  readonly state: Schemas['DutyState'];
  /** Null while nothing runs. */
  readonly dueAt: string | null;
  /** Whether it counts from a step that has not been given. */
  readonly isProvisional: boolean;
  /** Whether a progress report is due at `dueAt` instead. */
  readonly needsProgress: boolean;
}

interface Due {
  readonly at: string | null;
  readonly isProvisional: boolean;
}

const none: Due = { at: null, isProvisional: false };
const timeOf = (instant: string) => Date.parse(instant);

const isOver = (entries: readonly DutyEntry[]) => entries.some(({ kind }) => kind !== 'PROGRESS');
const givenIn = (entries: readonly DutyEntry[]) => entries.filter(({ kind }) => kind === 'GIVEN');

/** The end of a step's period from an instant. */
const endOf = ({ count, unit }: DutyStep, from: string, timeZone: string): string =>
  unit === 'HOURS' ? hoursAfter(from, count) : monthsAfterInstant(from, count, timeZone);

/** Counted from the classification: no later than some hours after awareness, unless it was classified later than that. */
function dueOfClassified(step: DutyStep, { awareAt, classifiedAt }: NotifiableIncident, timeZone: string): Due {
  if (classifiedAt === null) return none;
  const at = endOf(step, classifiedAt, timeZone);
  if (step.atLatest === null || awareAt === null) return { at, isProvisional: false };
  const latest = hoursAfter(awareAt, step.atLatest);
  const isLate = timeOf(classifiedAt) > timeOf(latest);
  return { at: isLate || timeOf(at) < timeOf(latest) ? at : latest, isProvisional: false };
}

/** Where the steps of one duty of an incident stand. @param timeZone in which calendar months are counted */
export function standingsOf(
  duty: Duty,
  incident: NotifiableIncident,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): DutyStanding[] {
  const entriesOf = (key: string) => duty.entries[key] ?? [];

  /** When a step is due, by what is known; nothing before awareness. */
  function dueOf(step: DutyStep): Due {
    if (incident.awareAt === null) return none;
    if (step.from === 'AWARE') return { at: endOf(step, incident.awareAt, timeZone), isProvisional: false };
    if (step.from === 'CLASSIFIED') return dueOfClassified(step, incident, timeZone);
    // Only earlier steps: a regime that names itself in a circle has no due.
    const earlier = duty.steps.slice(0, duty.steps.indexOf(step)).find(({ key }) => key === step.after);
    if (earlier === undefined) return none;
    const given = givenIn(entriesOf(earlier.key)).at(-1);
    if (given !== undefined) return { at: endOf(step, given.at, timeZone), isProvisional: false };
    const { at } = dueOf(earlier);
    return at === null ? none : { at: endOf(step, at, timeZone), isProvisional: true };
  }

  /** A step that waits for the end of the handling, once its period has passed. */
  function standingAfterwards(step: DutyStep, end: string): Pick<DutyStanding, 'dueAt' | 'needsProgress'> {
    const isReported = entriesOf(step.key).some(({ kind }) => kind === 'PROGRESS');
    if (!isReported) return { dueAt: end, needsProgress: true };
    const { resolvedAt } = incident;
    return { dueAt: resolvedAt === null ? null : endOf(step, resolvedAt, timeZone), needsProgress: false };
  }

  function standingOf(step: DutyStep): DutyStanding {
    const entries = entriesOf(step.key);
    const { at: end, isProvisional } = dueOf(step);
    const { resolvedAt } = incident;
    const isHandledLonger =
      end !== null &&
      step.waitsForResolution &&
      timeOf(end) <= now.getTime() &&
      (resolvedAt === null || timeOf(resolvedAt) > timeOf(end));
    const { dueAt, needsProgress } = isHandledLonger
      ? standingAfterwards(step, end)
      : { dueAt: end, needsProgress: false };
    const standing = { step, dueAt, isProvisional, needsProgress };
    if (isOver(entries)) {
      const isGiven = givenIn(entries).length > 0;
      return { ...standing, needsProgress: false, state: isGiven ? 'GIVEN' : 'WAIVED' };
    }
    if (dueAt === null) return { ...standing, state: 'WAITING' };
    return { ...standing, state: timeOf(dueAt) < now.getTime() ? 'OVERDUE' : 'RUNNING' };
  }

  return duty.steps.map(standingOf);
}

/** Whether something of a step is still to be done. */
export const isOpenStanding = ({ state }: Pick<DutyStanding, 'state'>): boolean =>
  state !== 'GIVEN' && state !== 'WAIVED';
