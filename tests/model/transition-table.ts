import type { AnyEventObject, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

const pathOf = ({ path, key }: AnyStateNode) => (path.length === 0 ? `(${key})` : path.join('.'));

/** Guards and actions are named in our machines; one that is not is a mistake that the table shall show. */
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
  return `${pathOf(source)} --${event}${condition}--> ${targets}${reenter ? ' (entered anew)' : ''}${effects}`;
}

/** A state and everything within it. */
export function allStates(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allStates)];
}

/** Every transition of the machine in the order in which it is tried, one a line. */
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
 * The whole machine as text: its states with tags and invoked actors, then its transitions. Kept as a reviewed file
 * snapshot a machine, so that a change of behaviour shows in review.
 */
export function transitionTable(machine: AnyStateMachine): string {
  const states = allStates(machine.root).map(stateLine);
  return `${states.join('\n')}\n\n${transitionLines(machine).join('\n')}\n`;
}

/** Notes which transitions a test's actors take: `inspect` goes into `createActor`, `taken` is compared with the table. */
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

/** Entering the initial state is a microstep too; of it, only what needs no event is a transition of the machine's. */
const isFromConfig = ({ source, eventType }: AnyTransitionDefinition, event: AnyEventObject) =>
  source !== undefined && (event.type !== 'xstate.init' || eventType === '');
