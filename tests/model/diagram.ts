import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { nameOf } from './transition-table.ts';
import { eventInWords, spaced } from './words.ts';

const idOf = ({ path, key }: AnyStateNode): string => (path.length === 0 ? key : path.join('_'));

/** Mermaid reads colons, semicolons and line ends as its own. */
const plain = (text: string) => text.replaceAll(/[:;#"<>{}]/g, ' ');

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const event = eventType === '' ? '' : eventInWords({ event: { type: eventType } });
  const condition = guard === undefined ? '' : `[${spaced(nameOf(guard))}]`;
  return plain([event, condition].filter((part) => part !== '').join(' '));
}

/** The transitions of a state by where they lead; several that lead to one place share an arrow. */
function arrowsFrom(node: AnyStateNode): string[] {
  const labels = new Map<string, string[]>();
  for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
    const [target = node] = transition.target ?? [];
    const arrow = `${idOf(node)} --> ${idOf(target)}`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), labelOf(transition)]);
  }
  return [...labels].map(([arrow, texts]) => {
    const label = texts.filter((text) => text !== '').join('<br/>');
    return label === '' ? arrow : `${arrow} : ${label}`;
  });
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

function allArrows(node: AnyStateNode): string[] {
  return [...arrowsFrom(node), ...Object.values(node.states).flatMap(allArrows)];
}

/** The machine as a Mermaid state diagram. What every state takes alike leads from the machine as a whole. */
export function mermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  const body = [...stateLines(root), ...allArrows(root)];
  return ['stateDiagram-v2', ...body.map((line) => `  ${line}`)].join('\n');
}
