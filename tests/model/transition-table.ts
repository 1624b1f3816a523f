import type { AnyEventObject, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

const pathOf = ({ path, key }: AnyStateNode) => (path.length === 0 ? `(${key})` : path.join('.'));

/** Guards and actions must be named; the table exposes those that are not. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type);
  return typeof part === 'function' ? `inline ${part.name}` : String(part);
}

/** One transition: `editing --form.submitted [isFilledIn]--> submitting / clearErrors`. */
export function transitionLine({
  source,
  eventType,
  guard,
  target,
  actions,
  reenter,
}: AnyTransitionDefinition): string {
  const event = eventType === '' ? 'always' : eventType;
  const condition = guard === undefined ? '' : ` [${nameOf(guard)}]`;
  const targets = target?.map(pathOf).join(', ') ?? '(stays)';
  const effects = actions.length === 0 ? '' : ` / ${actions.map(nameOf).join(', ')}`;
  return `${pathOf(source)} --${event}${condition}--> ${targets}${reenter ? ' (reentered)' : ''}${effects}`;
}

/** A state and its descendants. */
export function allStates(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allStates)];
}

/** Every transition of the machine in evaluation order, one per line. */
export function transitionLines(machine: AnyStateMachine): string[] {
  return allStates(machine.root).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(transitionLine),
  );
}

function stateLine(node: AnyStateNode): string {
  const isInitial = node.parent?.initial.target[0] === node;
  const kinds = [...(isInitial ? ['initial'] : []), ...(node.type === 'final' ? ['final'] : [])];
  const tags = node.tags.length === 0 ? [] : [`tags ${node.tags.join(' ')}`];
  const invoked = node.invoke.map(({ id, src }) => `invokes ${nameOf(src)} as ${id}`);
  const facts = [...kinds, ...tags, ...invoked];
  return facts.length === 0 ? pathOf(node) : `${pathOf(node)}: ${facts.join('; ')}`;
}

/**
 * The whole machine as text: states with tags and invoked actors, then transitions. Stored as a reviewed file snapshot
 * per machine, so that changes of behaviour show in review.
 */
export function transitionTable(machine: AnyStateMachine): string {
  const states = allStates(machine.root).map(stateLine);
  return `${states.join('\n')}\n\n${transitionLines(machine).join('\n')}\n`;
}

/** Records the transitions that a test's actors take: pass `inspect` to `createActor`; compare `taken` with the table. */
export function recordTransitions() {
  const taken = new Set<string>();
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      if (isFromConfig(transition, event.event)) taken.add(transitionLine(transition));
    }
  };
  return { taken, inspect };
}

/** Entering the initial state is also a microstep, of which only eventless transitions belong to the machine. */
const isFromConfig = ({ source, eventType }: AnyTransitionDefinition, event: AnyEventObject) =>
  source !== undefined && (event.type !== 'xstate.init' || eventType === '');
