import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { arrowsFrom, idOf, type Arrow } from '../diagram.ts';
import { allStates } from '../transition-table.ts';
import { spaced } from '../words.ts';

/** How often a transition was taken: its arrow is drawn so. */
export type Walked = (transitions: readonly string[]) => 'walked' | 'listed' | 'missed';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A state that has states inside is a frame; arrows lead to and from an unseen point of it. */
function nodeLines(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  const title = quoted(spaced(node.key));
  if (children.length === 0) {
    const shape = node.type === 'final' ? ', peripheries=2' : '';
    return [`${quoted(idOf(node))} [label=${title}, class="state"${shape}];`];
  }
  const anchor = `${quoted(idOf(node))} [label="", shape=point, width=0.06, class="anchor"];`;
  const inside = [anchor, ...startLines(node), ...children.flatMap(nodeLines)].map((line) => `  ${line}`);
  return [`subgraph ${quoted(`cluster_${idOf(node)}`)} {`, `  label=${title}; class="frame";`, ...inside, '}'];
}

function startLines(node: AnyStateNode): string[] {
  const [first] = node.initial.target;
  if (first === undefined || node.type === 'parallel') return [];
  const start = quoted(`${idOf(node)} start`);
  return [`${start} [label="", shape=circle, width=0.12, class="start"];`, `${start} -> ${quoted(idOf(first))};`];
}

function edgeLine({ source, target, transitions }: Arrow, walked: Walked): string {
  const label = transitions.map((transition) => `${transition.label}\\l`).join('');
  const kind = walked(transitions.map(({ name }) => name));
  const ends = `${quoted(idOf(source))} -> ${quoted(idOf(target))}`;
  return `${ends} [label=${quoted(label).replaceAll('\\\\l', '\\l')}, class="${kind}"];`;
}

/** The machine in Graphviz' language. */
export function dotOf({ root }: AnyStateMachine, walked: Walked): string {
  const edges = allStates(root)
    .flatMap(arrowsFrom)
    .map((arrow) => edgeLine(arrow, walked));
  return [
    'digraph {',
    'rankdir=TB; bgcolor="transparent"; nodesep=0.35; ranksep=0.45; fontname="sans-serif"; fontsize=11;',
    'node [shape=box, style=rounded, fontname="sans-serif", fontsize=11, height=0.35];',
    'edge [fontname="sans-serif", fontsize=9, arrowsize=0.6];',
    ...nodeLines(root),
    ...edges,
    '}',
  ].join('\n');
}
