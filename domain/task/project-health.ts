import { percentOf } from '#domain/share.ts';
import { daysBetween } from '#domain/time/review-dates.ts';

/** What a project's progress and health are derived from. */
export interface ProjectTask {
  readonly category: 'TODO' | 'IN_PROGRESS' | 'DONE' | 'CANCELLED';
  /** A task without an estimate counts as one. */
  readonly estimate: number | null;
  readonly dueOn: string | null;
  readonly isOfTopSeverity: boolean;
}

export interface ProjectDays {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

export type ProjectHealth = 'ON_TRACK' | 'AT_RISK' | 'OFF_TRACK';

/** Why a project has its health. */
export type HealthReason = 'END_PASSED' | 'TOP_SEVERITY_OVERDUE' | 'OVERDUE' | 'BEHIND' | 'AS_PLANNED';

/** How many points progress may stay behind the time that has passed. */
const toleratedPoints = 20;

const isOpen = ({ category }: ProjectTask) => category === 'TODO' || category === 'IN_PROGRESS';

const sizeOf = ({ estimate }: ProjectTask) => estimate ?? 1;

const sum = (tasks: readonly ProjectTask[]) => tasks.reduce((total, task) => total + sizeOf(task), 0);

function sizes(tasks: readonly ProjectTask[]) {
  const done = tasks.filter(({ category }) => category === 'DONE');
  return { done: sum(done), all: sum(tasks.filter(({ category }) => category !== 'CANCELLED')) };
}

/** The done part of a project in whole percent, by estimates; cancelled tasks do not count. Null without tasks (work.md A6). */
export function progressOf(tasks: readonly ProjectTask[]): number | null {
  const { done, all } = sizes(tasks);
  return percentOf(done, all);
}

/** The part of a project's time that has passed, in percent, today included; null without both days. */
function elapsedPercent({ startsOn, endsOn }: ProjectDays, today: string): number | null {
  if (startsOn === null || endsOn === null) return null;
  const all = daysBetween(startsOn, endsOn) + 1;
  const passed = Math.min(all, Math.max(0, daysBetween(startsOn, today) + 1));
  return (100 * passed) / all;
}

/** What tasks amount to: the sums that progress and health follow from. */
export interface ProjectFigures {
  /** Sizes by estimates. */
  readonly done: number;
  readonly all: number;
  /** Numbers of tasks. */
  readonly open: number;
  readonly overdue: number;
  readonly overdueOfTopSeverity: number;
}

/** The sums over tasks. */
function figuresOf(tasks: readonly ProjectTask[], today: string): ProjectFigures {
  const open = tasks.filter(isOpen);
  const overdue = open.filter(({ dueOn }) => dueOn !== null && dueOn < today);
  return {
    ...sizes(tasks),
    open: open.length,
    overdue: overdue.length,
    overdueOfTopSeverity: overdue.filter(({ isOfTopSeverity }) => isOfTopSeverity).length,
  };
}

export interface HealthWithReason {
  readonly health: ProjectHealth;
  readonly reason: HealthReason;
}

/** The same from sums that a database has counted. */
export function healthOfFigures(figures: ProjectFigures, days: ProjectDays, today: string): HealthWithReason {
  const { done, all, open, overdue, overdueOfTopSeverity } = figures;
  if (days.endsOn !== null && days.endsOn < today && open > 0) return { health: 'OFF_TRACK', reason: 'END_PASSED' };
  if (overdueOfTopSeverity > 0) return { health: 'OFF_TRACK', reason: 'TOP_SEVERITY_OVERDUE' };
  if (overdue > 0) return { health: 'AT_RISK', reason: 'OVERDUE' };
  const elapsed = elapsedPercent(days, today);
  const isBehind = elapsed !== null && all > 0 && elapsed - (100 * done) / all > toleratedPoints;
  return isBehind ? { health: 'AT_RISK', reason: 'BEHIND' } : { health: 'ON_TRACK', reason: 'AS_PLANNED' };
}

/** The health of a project with its reason (work.md A6). A day is overdue once it has passed. */
export const healthOf = (tasks: readonly ProjectTask[], days: ProjectDays, today: string): HealthWithReason =>
  healthOfFigures(figuresOf(tasks, today), days, today);
