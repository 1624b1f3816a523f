import { type Condition, conditionsAmong, type Facts } from './conditions.ts';
import { endOf, type Flow, type ModelSnapshot, type Path, type Step } from './flow.ts';
import { effectsInWords, type Happening, happeningOf, joinedHappenings } from './happenings.ts';
import { leafStates } from './leaf-states.ts';
import { changesInWords, differences, isPlainObject } from './references.ts';
import { eventParts, shortIds, situationInWords, statePathInWords, valueInWords } from './words.ts';

/** In characters. */
const longestLine = 120;

/** Joins parts into lines, each with as many as fit. */
function filled(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const isFitting = last !== undefined && last.length + part.length < longestLine;
    if (isFitting) lines.splice(-1, 1, `${last}; ${part}`);
    else lines.push(`    ${part}`);
  }
  return lines;
}

/** A start, and how its context differs from a known one. */
function startText({ start, initial }: Path, context: unknown): string {
  const { snapshot, effects } = initial;
  const changes = changesInWords(differences(context, snapshot.context, []));
  const lines = filled([...changes, ...effectsInWords(effects, [])]);
  return [`start ${start} → ${situationInWords(snapshot)}`, ...lines].join('\n');
}

/** The state and those around it: `open`, `open · sending`. */
const aroundState = (state: string) =>
  state.split('.').map((_part, index, parts) => statePathInWords(parts.slice(0, index + 1).join('.')));

const statesIn = ({ value }: ModelSnapshot): Facts => [...new Set(leafStates(value).flatMap(aroundState))];

function factOf(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? name : `not ${name}`;
  return value === null || value === undefined ? `no ${name}` : `${name} ${valueInWords(value)}`;
}

function factsOf(flow: Flow, snapshot: ModelSnapshot): Facts {
  const key = flow.contextKey(snapshot.context);
  if (key === null || key === undefined) return statesIn(snapshot);
  const relevant = isPlainObject(key)
    ? Object.entries(key).map(([name, part]) => factOf(name, part))
    : [valueInWords(key)];
  return [...statesIn(snapshot), ...relevant];
}

/** Numbers the payloads of events with the same name, so that each is written once. */
function createLegend() {
  const details = new Map<string, string[]>();
  const isSeveral = (name: string) => (details.get(name)?.length ?? 0) > 1;
  return {
    note(step: Step): void {
      const { name, detail } = eventParts(step);
      const known = details.get(name) ?? [];
      if (!known.includes(detail)) details.set(name, [...known, detail]);
    },
    nameOf(step: Step): string {
      const { name, detail } = eventParts(step);
      return isSeveral(name) ? `${name} ${(details.get(name) ?? []).indexOf(detail) + 1}` : name;
    },
    lines(): string[] {
      return [...details].flatMap(([name, known]) =>
        known
          .map((detail, index) => `  ${name}${isSeveral(name) ? ` ${index + 1}` : ''} ${detail}`.trimEnd())
          .filter((_line, index) => known[index] !== ''),
      );
    },
  };
}

const stepsOf = (paths: readonly Path[]) =>
  paths.flatMap((path) => {
    const step = path.steps.at(-1);
    return step === undefined ? [] : [{ step, before: (path.steps.at(-2) ?? path.initial).snapshot }];
  });

/** Everything that happens, and the situations in which something does. */
function happeningsIn(flow: Flow, paths: readonly Path[], nameOf: (step: Step) => string) {
  const situations: Facts[] = [];
  const indices = new Map<string, number>();
  const happenings = stepsOf(paths).map(({ step, before }) => {
    const facts = factsOf(flow, before);
    const key = facts.join('\n');
    const index = indices.get(key) ?? situations.length;
    if (index === situations.length) situations.push(facts);
    indices.set(key, index);
    return happeningOf(step, nameOf(step), before, index);
  });
  return { situations, happenings: joinedHappenings(happenings) };
}

const outcomeOf = ({ target, changes, effects }: Happening): string =>
  [target, ...filled(changesInWords(changes)), ...filled(effects)].join('\n');

/** Events with the same outcome under the same conditions of the context. */
interface Entry {
  readonly outcome: string;
  readonly events: string[];
  readonly conditions: readonly string[];
}

/** What happens in some states. */
interface Block {
  readonly heading: string;
  readonly order: readonly [first: number, length: number];
  readonly entries: Entry[];
}

function textOf({ heading, entries }: Block): string {
  const lines = entries.map(({ events, conditions, outcome }) => {
    const where = conditions.includes('') ? '' : ` [${conditions.join(' | ')}]`;
    return `  ${events.join(', ')}${where} → ${outcome}`;
  });
  return [heading, ...lines.toSorted()].join('\n');
}

/** Adds an event to a block: to an entry that says the same of other events, if there is one. */
function addTo({ entries }: Block, { outcome, events, conditions }: Entry): void {
  const where = conditions.join('\n');
  const same = entries.find((entry) => entry.outcome === outcome && entry.conditions.join('\n') === where);
  if (same === undefined) entries.push({ outcome, events, conditions });
  else same.events.push(...events);
}

/** What happens, by the states that it happens in. */
function blocksOf(
  happenings: readonly Happening[],
  situations: readonly Facts[],
  states: ReadonlySet<string>,
): Block[] {
  const conditionsOf = conditionsAmong(situations);
  const blocks = new Map<string, Block>();
  const headingOf = ({ facts }: Condition) => facts.filter((fact) => states.has(fact)).join(', ');
  for (const happening of happenings) {
    const conditions = conditionsOf(happening.where);
    for (const heading of new Set(conditions.map(headingOf))) {
      const own = conditions.filter((condition) => headingOf(condition) === heading);
      const order = [Math.min(...own.map(({ first }) => first)), heading.length] as const;
      const block = blocks.get(heading) ?? { heading: heading || 'everywhere', order, entries: [] };
      blocks.set(heading, block);
      const relevant = own.map(({ facts }) => facts.filter((fact) => !states.has(fact)).join(', '));
      addTo(block, { outcome: outcomeOf(happening), events: [happening.event], conditions: relevant });
    }
  }
  return [...blocks.values()].toSorted(({ order: one }, { order: other }) => one[0] - other[0] || one[1] - other[1]);
}

/**
 * Every distinct effect of a flow as text: where, event, target, context and side effects. What happens in several situations
 * is written once, under what they have in common. Stored as a reviewed file snapshot: comparing a machine's paths with the
 * same machine proves little, whereas the snapshot specifies the expected behaviour.
 */
export function behaviour(flow: Flow, paths: readonly Path[]): string {
  const legend = createLegend();
  for (const { step } of stepsOf(paths)) legend.note(step);
  const { situations, happenings } = happeningsIn(flow, paths, (step) => legend.nameOf(step));
  const states = new Set(stepsOf(paths).flatMap(({ before }) => statesIn(before)));
  const starts = [...new Map(paths.map((path) => [path.start, path])).values()];
  const [first] = starts;
  const reached = new Set(paths.map((path) => situationInWords(endOf(path).snapshot)));
  const events = legend.lines();
  const parts = [
    ...starts.map((path) => startText(path, path === first ? {} : first?.initial.snapshot.context)),
    ...(events.length === 0 ? [] : [['events', ...events].join('\n')]),
    `${reached.size} states, ${situations.length} with what is relevant of their contexts`,
    ...blocksOf(happenings, situations, states).map(textOf),
  ];
  return `${shortIds(parts.join('\n\n'))}\n`;
}
