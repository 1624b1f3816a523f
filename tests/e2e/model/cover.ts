import type { Flow, Path, Situation, Step } from '#tests/model/flow.ts';
import { everyEdge, greedyCover, takenBy } from '#tests/model/paths.ts';
import { transitionLines } from '#tests/model/transition-table.ts';

export interface BrowserCover {
  /** The fewest paths that take every transition which can be taken in a browser. */
  readonly paths: readonly Path[];
  /** Every transition of the machine. */
  readonly transitions: readonly string[];
  readonly taken: readonly string[];
}

interface Coverable {
  readonly flow: Flow;
  isPossible?(step: Step, before: Situation): boolean;
}

export function browserCover(browser: Coverable): BrowserCover {
  const isWalkable = ({ initial, steps }: Path) =>
    steps.every((step, index) => browser.isPossible?.(step, steps[index - 1] ?? initial) ?? true);
  const paths = greedyCover(everyEdge(browser.flow).filter(isWalkable));
  return {
    paths,
    transitions: transitionLines(browser.flow.machine),
    taken: [...new Set(paths.flatMap(takenBy))].toSorted(),
  };
}

/** What is wrong with a cover, in sentences: a transition is either taken, or listed with the reason why not. */
export function faultsOfCover(
  { transitions, taken }: Omit<BrowserCover, 'paths'>,
  untaken: Readonly<Record<string, string>>,
): string[] {
  const listed = Object.keys(untaken);
  const told = (fault: string, names: readonly string[]) => names.map((name) => `${fault}: ${name}`);
  return [
    ...told(
      'Neither taken nor listed',
      transitions.filter((name) => !taken.includes(name) && !listed.includes(name)),
    ),
    ...told(
      'Listed as untaken, but taken',
      listed.filter((name) => taken.includes(name)),
    ),
    ...told(
      'Listed as untaken, but unknown',
      listed.filter((name) => !transitions.includes(name)),
    ),
    ...told(
      'Listed without a reason',
      listed.filter((name) => untaken[name]?.trim() === ''),
    ),
  ];
}
