import type { AnyEventObject } from 'xstate';

import type { Flow, ModelSnapshot, Path } from '#tests/model/flow.ts';
import { leafStates } from '#tests/model/leaf-states.ts';
import { everyEdge, greedyCover, type MayHappen, metOn, takenBy } from '#tests/model/paths.ts';
import { extendPath } from '#tests/model/tours.ts';
import { transitionLines } from '#tests/model/transition-table.ts';

import type { Place, Scene } from './browser-flow.ts';

/** Longer paths save opening the app, but a failed step hides those after it. */
const mostSteps = 16;

export interface BrowserCover {
  /** A small set of paths that takes every transition possible in a browser. */
  readonly paths: readonly Path[];
  /** Every transition of the machine. */
  readonly transitions: readonly string[];
  readonly taken: readonly string[];
}

interface Coverable {
  readonly flow: Flow;
  readonly joinsPaths?: true;
  canStart?(start: string): boolean;
  isPossible?(event: AnyEventObject, before: Place<object>): boolean;
  isOffered?(event: AnyEventObject, before: Scene<object>): boolean;
}

const sceneOf = ({ value, context }: ModelSnapshot): Scene<object> => ({ states: leafStates(value), context });

/** The situation before the step with this index. */
function placeBefore({ initial, steps }: Path, index: number): Place<object> {
  const { snapshot } = steps[index - 1] ?? initial;
  return { earlier: steps.slice(0, index).map(({ event }) => event), ...sceneOf(snapshot) };
}

export function browserCover(browser: Coverable): BrowserCover {
  const isWalkable = (path: Path) =>
    (browser.canStart?.(path.start) ?? true) &&
    path.steps.every(({ event }, index) => browser.isPossible?.(event, placeBefore(path, index)) ?? true);
  const { flow } = browser;
  const headless = new Set(flow.headlessAnswers);
  const mayHappen: MayHappen = (event, snapshot) =>
    !headless.has(event['output']) && (browser.isOffered?.(event, sceneOf(snapshot)) ?? true);
  const edges = everyEdge(flow, mayHappen).filter(isWalkable);
  const paths = browser.joinsPaths
    ? greedyCover(edges, (path, left) => extendPath(flow, path, left, { mostSteps, mayHappen, isWalkable }))
    : greedyCover(edges);
  return {
    paths,
    transitions: transitionLines(browser.flow.machine),
    taken: [...new Set(paths.flatMap(takenBy))].toSorted(),
  };
}

/**
 * The few paths of a cover on which a user meets every state and takes every action that the cover has: those that the gate
 * runs. That every transition does what it should is proven headless (tests/machines/paths.test.ts), and in the browser by
 * `npm run paths -- --all`.
 */
export const shortCover = ({ paths }: Pick<BrowserCover, 'paths'>): Path[] => greedyCover(paths, undefined, metOn);

/** The errors of a cover, in sentences: each transition must either be taken or be listed with a reason. */
export function faultsOfCover(
  { transitions, taken }: Omit<BrowserCover, 'paths'>,
  untaken: Readonly<Record<string, string>>,
): string[] {
  const listed = Object.keys(untaken);
  const faults = (fault: string, names: readonly string[]) => names.map((name) => `${fault}: ${name}`);
  return [
    ...faults(
      'Neither taken nor listed',
      transitions.filter((name) => !taken.includes(name) && !listed.includes(name)),
    ),
    ...faults(
      'Listed as untaken, but taken',
      listed.filter((name) => taken.includes(name)),
    ),
    ...faults(
      'Listed as untaken, but unknown',
      listed.filter((name) => !transitions.includes(name)),
    ),
    ...faults(
      'Listed without a reason',
      listed.filter((name) => untaken[name]?.trim() === ''),
    ),
  ];
}
