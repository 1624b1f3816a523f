import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { arrowsFrom, idOf, type Arrow } from '../diagram.ts';
import { allStates } from '../transition-table.ts';
import { spaced } from '../words.ts';

/** Coverage of a transition, which determines the style of its arrow. */
export type Walked = (transitions: readonly string[]) => 'walked' | 'listed' | 'missed';

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const anchorLine = (node: AnyStateNode) => `${quoted(idOf(node))} [label="", shape=point, width=0.06, class="anchor"];`;

/** A compound state is a frame with a point at which its own arrows start and end. */
function nodeLines(node: AnyStateNode, ends: ReadonlySet<AnyStateNode>): string[] {
  const children = Object.values(node.states);
  const title = quoted(spaced(node.key));
  if (children.length === 0) {
    const shape = node.type === 'final' ? ', peripheries=2' : '';
    return [`${quoted(idOf(node))} [label=${title}, class="state"${shape}];`];
  }
  const anchor = ends.has(node) ? [anchorLine(node)] : [];
  const parts = children.flatMap((child) => nodeLines(child, ends));
  const inside = [...anchor, ...startLines(node), ...parts].map((line) => `  ${line}`);
  return [`subgraph ${quoted(`cluster_${idOf(node)}`)} {`, `  label=${title}; class="frame";`, ...inside, '}'];
}

function startLines(node: AnyStateNode): string[] {
  const [first] = node.initial.target;
  if (first === undefined || node.type === 'parallel') return [];
  const start = quoted(`${idOf(node)} start`);
  return [`${start} [label="", shape=point, width=0.12, class="start"];`, `${start} -> ${quoted(idOf(first))};`];
}

function edgeLine({ source, target, transitions }: Arrow, walked: Walked): string {
  const label = transitions.map((transition) => `${transition.label}\\l`).join('');
  const kind = walked(transitions.map(({ name }) => name));
  const ends = `${quoted(idOf(source))} -> ${quoted(idOf(target))}`;
  return `${ends} [label=${quoted(label).replaceAll('\\\\l', '\\l')}, class="${kind}"];`;
}

/** The machine in DOT. Graphviz lacks the page's font, so it measures text in a wider one. */
export function dotOf({ root }: AnyStateMachine, walked: Walked): string {
  const arrows = allStates(root).flatMap(arrowsFrom);
  const ends = new Set(arrows.flatMap(({ source, target }) => [source, target]));
  return [
    'digraph {',
    'rankdir=TB; bgcolor="transparent"; nodesep=0.35; ranksep=0.45; fontname="Arial"; fontsize=14;',
    'node [shape=box, style=rounded, fontname="Arial", fontsize=14, height=0.35];',
    'edge [fontname="Arial", fontsize=12, arrowsize=0.6];',
    ...nodeLines(root, ends),
    ...arrows.map((arrow) => edgeLine(arrow, walked)),
    '}',
  ].join('\n');
}
