import { endOf, type Effect, type Flow, type ModelSnapshot, type Path } from './flow.ts';
import { effectInWords, eventInWords, inline, situationInWords, valueInWords } from './words.ts';

/** Stopping an actor that has just settled, or a delay that has just elapsed, is not worth listing. */
const isNews = (effect: Effect) => effect.kind !== 'stops' && effect.kind !== 'cancels';

/** The context fields that a step changed, with their new values. */
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

function edgeText(path: Path): string {
  const step = path.steps.at(-1);
  if (step === undefined) return '';
  const before = path.steps.at(-2)?.snapshot ?? path.initial.snapshot;
  const after = endOf(path).snapshot;
  const target = step.taken.length === 0 ? '(ignored)' : situationInWords(after);
  const [first, ...rest] = [
    `  ${eventInWords(step)} → ${target}`,
    ...changes(before, after),
    ...effectLines(step.effects),
  ];
  return [`${first}\u0000`, ...rest].join('\n');
}

/** One state: its numbered contexts, and every distinct effect with the contexts in which it occurs. */
interface SeenState {
  readonly contexts: string[];
  readonly edges: Map<string, Set<number>>;
}

function blockOf([state, { contexts, edges }]: readonly [string, SeenState]): string {
  const numbered = contexts.length === 1 ? contexts : contexts.map((context, index) => `${index + 1}: ${context}`);
  const listed = numbered.filter((context) => context !== '').map((context) => `  | ${context}`);
  const effects = [...edges].map(([edge, where]) => {
    const isEverywhere = where.size === contexts.length;
    return edge.replace('\u0000', isEverywhere ? '' : `   [${[...where].join(' ')}]`);
  });
  return [state, ...listed, ...effects].join('\n');
}

/**
 * Every distinct effect of a flow as text: state and, if relevant, context; event; target; context changes; and side
 * effects. Stored as a reviewed file snapshot: comparing a machine's paths with the same machine proves little, whereas
 * the snapshot specifies the expected behaviour.
 */
export function behaviour(flow: Flow, paths: readonly Path[]): string {
  const starts = new Map(paths.map((path) => [path.start, path]));
  const states = new Map<string, SeenState>();
  for (const path of paths.filter(({ steps }) => steps.length > 0)) {
    const source = path.steps.at(-2)?.snapshot ?? path.initial.snapshot;
    const name = situationInWords(source);
    const state = states.get(name) ?? { contexts: [], edges: new Map<string, Set<number>>() };
    states.set(name, state);
    const context = inline(flow.contextKey(source.context));
    if (!state.contexts.includes(context)) state.contexts.push(context);
    const edge = edgeText(path);
    const where = state.edges.get(edge) ?? new Set<number>();
    state.edges.set(edge, where.add(state.contexts.indexOf(context) + 1));
  }
  const blocks = [...states].map(blockOf);
  return `${[...[...starts.values()].map((path) => startLines(path).join('\n')), ...blocks].join('\n\n')}\n`;
}
