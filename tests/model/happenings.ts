import type { AnyEventObject } from 'xstate';

import type { Effect, ModelSnapshot, Step } from './flow.ts';
import { leafStates } from './leaf-states.ts';
import {
  type Change,
  differences,
  isPlainObject,
  isWithin,
  type Known,
  knownIn,
  referringInWords,
  valueAt,
} from './references.ts';
import { effectInWords, statePathInWords } from './words.ts';

type Context = ModelSnapshot['context'];

/** An event with its outcome, and the situations in which it has that. */
export interface Happening {
  readonly event: string;
  /** The states that it enters. */
  readonly target: string;
  /** What the context has afterwards, where it has changed in some of the situations. */
  readonly changes: readonly Change[];
  readonly effects: readonly string[];
  /** The indices of the situations. */
  readonly where: ReadonlySet<number>;
  readonly contextsAfter: readonly Context[];
}

/** Stopping an actor that has just settled, or a delay that has just elapsed, is not worth listing. */
const isNews = (effect: Effect) => effect.kind !== 'stops' && effect.kind !== 'cancels';

/** What is done, with what. */
function partsOf(effect: Effect): readonly [deed: string, what: unknown] {
  if (effect.kind === 'starts') return [effectInWords({ ...effect, input: undefined }), effect.input];
  if (effect.kind === 'emits') return ['emits', effect.event];
  if (effect.kind === 'does') return [effectInWords({ ...effect, params: undefined }), effect.params];
  return [effectInWords(effect), undefined];
}

/** Side effects, one each; values that are known are named by their paths. */
export const effectsInWords = (effects: readonly Effect[], known: readonly Known[]): string[] =>
  effects.filter(isNews).map((effect) => {
    const [deed, what] = partsOf(effect);
    return what === undefined ? deed : `${deed} ${referringInWords(what, known, deed)}`;
  });

const partsOfEvent = ({ type: _type, ...payload }: AnyEventObject): object => payload;

function targetOf({ snapshot, taken }: Step, before: ModelSnapshot): string {
  if (taken.length === 0) return '(ignored)';
  const left = new Set(leafStates(before.value));
  const entered = leafStates(snapshot.value).filter((state) => !left.has(state));
  return entered.length === 0 ? 'stays' : entered.map(statePathInWords).join(' & ');
}

/** What is told is often what the context does not have any more: its former parts, as wholes, that are not known otherwise. */
function formerIn(context: Context, known: readonly Known[]): Known[] {
  const others = new Set(known.map(({ json }) => json));
  return knownIn({ former: context }).filter(
    ({ path, value, json }) => /^former\.[^.]+$/.test(path) && isPlainObject(value) && !others.has(json),
  );
}

/** What a step enters, changes and does. */
export function happeningOf(step: Step, event: string, before: ModelSnapshot, index: number): Happening {
  const { context } = step.snapshot;
  const known = [...knownIn(context), ...knownIn(partsOfEvent(step.event))];
  return {
    event,
    target: targetOf(step, before),
    changes: differences(before.context, context, known),
    effects: effectsInWords(step.effects, [...known, ...formerIn(before.context, known)]),
    where: new Set([index]),
    contextsAfter: [context],
  };
}

const isSameAt = (contexts: readonly Context[], path: string, value: string) =>
  contexts.every((context) => JSON.stringify(valueAt(context, path)) === value);

/** Whether what has changed in one case is so in the other as well, changed or not. */
function holdsIn({ changes, contextsAfter }: Happening, other: Happening): boolean {
  const [first] = contextsAfter;
  return changes.every(({ path, text }) => {
    const near = other.changes.find((change) => isWithin(change.path, path) || isWithin(path, change.path));
    if (near !== undefined) return near.path === path && near.text === text;
    const value = JSON.stringify(valueAt(first, path));
    return isSameAt(contextsAfter, path, value) && isSameAt(other.contextsAfter, path, value);
  });
}

const isSameDeed = (one: Happening, other: Happening) =>
  one.event === other.event && one.target === other.target && one.effects.join('\n') === other.effects.join('\n');

/** Two cases as one, in which something is as it was in some of the situations. */
const joined = (one: Happening, other: Happening): Happening => ({
  ...one,
  changes: [
    ...one.changes,
    ...other.changes.filter(({ path }) => one.changes.every((change) => change.path !== path)),
  ].toSorted((left, right) => left.order - right.order),
  where: new Set([...one.where, ...other.where]),
  contextsAfter: [...one.contextsAfter, ...other.contextsAfter],
});

/** Joins the cases of an event that have the same outcome: those with the most changes take in the others. */
export function joinedHappenings(happenings: readonly Happening[]): Happening[] {
  const result: Happening[] = [];
  for (const next of happenings.toSorted((one, other) => other.changes.length - one.changes.length)) {
    const at = result.findIndex((one) => isSameDeed(one, next) && holdsIn(one, next) && holdsIn(next, one));
    const same = result[at];
    if (same === undefined) result.push(next);
    else result[at] = joined(same, next);
  }
  return result;
}
