import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { allStates, nameOf, transitionLine } from './transition-table.ts';
import { eventInWords, spaced } from './words.ts';

/** A name for a state that is unique within the machine. */
export const idOf = ({ path, key }: AnyStateNode): string => (path.length === 0 ? key : path.join('_'));

/** Colons, semicolons and line breaks are Mermaid syntax. */
const plain = (text: string) => text.replaceAll(/[:;#"<>{}]/g, ' ');

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const event = eventType === '' ? '' : eventInWords({ event: { type: eventType } });
  const condition = guard === undefined ? '' : `[${spaced(nameOf(guard))}]`;
  return plain([event, condition].filter((part) => part !== '').join(' '));
}

/** Transitions with the same source and target. */
export interface Arrow {
  readonly source: AnyStateNode;
  readonly target: AnyStateNode;
  readonly transitions: readonly { readonly name: string; readonly label: string }[];
}

/** The transitions of a state grouped by target. */
export function arrowsFrom(source: AnyStateNode): Arrow[] {
  const arrows = new Map<AnyStateNode, Arrow>();
  for (const transition of [...[...source.transitions.values()].flat(), ...(source.always ?? [])]) {
    const [target = source] = transition.target ?? [];
    const before = arrows.get(target)?.transitions ?? [];
    const named = { name: transitionLine(transition), label: labelOf(transition) };
    arrows.set(target, { source, target, transitions: [...before, named] });
  }
  return [...arrows.values()];
}

function arrowLine({ source, target, transitions }: Arrow): string {
  const labels = transitions.map(({ label }) => label).filter((label) => label !== '');
  const arrow = `${idOf(source)} --> ${idOf(target)}`;
  return labels.length === 0 ? arrow : `${arrow} : ${labels.join('<br/>')}`;
}

function stateLines(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  const name = `state "${plain(spaced(node.key))}" as ${idOf(node)}`;
  if (children.length === 0) return [name, ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : [])];
  return [name, `state ${idOf(node)} {`, ...inside(node).map((line) => `  ${line}`), '}'];
}

function inside(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  const [initial] = node.initial.target;
  const start = initial === undefined || node.type === 'parallel' ? [] : [`[*] --> ${idOf(initial)}`];
  const between = node.type === 'parallel' ? ['--'] : [];
  return [...start, ...children.flatMap((child, index) => [...(index > 0 ? between : []), ...stateLines(child)])];
}

/** The machine as a Mermaid state diagram. Transitions common to every state start at the machine itself. */
export function mermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  const body = [...stateLines(root), ...allStates(root).flatMap(arrowsFrom).map(arrowLine)];
  return ['stateDiagram-v2', ...body.map((line) => `  ${line}`)].join('\n');
}
