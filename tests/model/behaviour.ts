import { endOf, type Effect, type Flow, type ModelSnapshot, type Path } from './flow.ts';
import { effectInWords, eventInWords, inline, situationInWords, valueInWords } from './words.ts';

/** Stopping an actor that has just answered, or a delay that has just ended, is no news. */
const isNews = (effect: Effect) => effect.kind !== 'stops' && effect.kind !== 'cancels';

/** The fields of the context that a step changed, with what they became. */
function changes(before: ModelSnapshot, after: ModelSnapshot): string[] {
  const old = before.context;
  return Object.entries(after.context)
    .filter(([name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value))
    .map(([name, value]) => `    ${name} = ${valueInWords(value)}`);
}

const effectLines = (effects: readonly Effect[]) =>
  effects.filter(isNews).map((effect) => `    ${effectInWords(effect)}`);

function startLines({ start, initial }: Path): string[] {
  const context = Object.entries(initial.snapshot.context).map(
    ([name, value]) => `    ${name} = ${valueInWords(value)}`,
  );
  return [`start ${start} → ${situationInWords(initial.snapshot)}`, ...context, ...effectLines(initial.effects)];
}

const headingOf = (flow: Flow, snapshot: ModelSnapshot) =>
  `${situationInWords(snapshot)} ${inline(flow.contextKey(snapshot.context))}`.trimEnd();

function edgeLines(path: Path): string[] {
  const step = path.steps.at(-1);
  if (step === undefined) return [];
  const before = path.steps.at(-2)?.snapshot ?? path.initial.snapshot;
  const after = endOf(path).snapshot;
  const stays = step.taken.length === 0 ? '(nothing)' : situationInWords(after);
  return [`  ${eventInWords(step)} → ${stays}`, ...changes(before, after), ...effectLines(step.effects)];
}

/**
 * Every edge of a flow as text: in which situation, what happens, where it leads, what it changes in the context and
 * what it makes happen outside. Kept as a reviewed file snapshot: paths of a machine compared with the same machine
 * prove little, this tells what they should do.
 */
export function behaviour(flow: Flow, paths: readonly Path[]): string {
  const starts = new Map(paths.map((path) => [path.start, path]));
  const situations = new Map<string, string[]>();
  for (const path of paths.filter(({ steps }) => steps.length > 0)) {
    const source = path.steps.at(-2)?.snapshot ?? path.initial.snapshot;
    const heading = headingOf(flow, source);
    const edge = edgeLines(path).join('\n');
    const known = situations.get(heading) ?? [];
    if (!known.includes(edge)) situations.set(heading, [...known, edge]);
  }
  const blocks = [...situations].map(([heading, edges]) => [heading, ...edges].join('\n'));
  return `${[...[...starts.values()].map((path) => startLines(path).join('\n')), ...blocks].join('\n\n')}\n`;
}
