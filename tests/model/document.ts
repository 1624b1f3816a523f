import { mermaid } from './diagram.ts';
import type { Flow, Path } from './flow.ts';
import { greedyCover, takenBy } from './paths.ts';
import { allStates, transitionLines } from './transition-table.ts';
import { pathInWords } from './words.ts';

export interface FlowCounts {
  readonly states: number;
  readonly transitions: number;
  /** One path per edge. */
  readonly paths: number;
  /** A small set that covers every transition; these run in the browser. */
  readonly cover: number;
  /** Transitions that no path takes. */
  readonly missed: readonly string[];
}

/** Statistics of a flow. */
export function countFlow(flow: Flow, paths: readonly Path[]): FlowCounts {
  const transitions = transitionLines(flow.machine);
  const taken = new Set(paths.flatMap(takenBy));
  return {
    states: allStates(flow.machine.root).length - 1,
    transitions: transitions.length,
    paths: paths.length,
    cover: greedyCover(paths).length,
    missed: transitions.filter((line) => !taken.has(line)),
  };
}

/** The docs page of a flow: description, diagram, and the paths that run in the browser. */
export function documentFlow(flow: Flow, paths: readonly Path[], folder: 'machines' | 'tests/model/journeys'): string {
  const { states, transitions, paths: edges } = countFlow(flow, paths);
  const cover = greedyCover(paths).map((path, index) => `${index + 1}. ${pathInWords(path).replaceAll('|', '·')}`);
  return `# ${flow.title}

${flow.prose}

\`${folder}/${flow.name}\`: ${states} states, ${transitions} transitions, ${edges} generated paths.

\`\`\`mermaid
${mermaid(flow.machine)}
\`\`\`

## Cover: paths that together take every transition

${cover.join('\n')}
`;
}

interface Documented {
  readonly flow: Flow;
  readonly paths: readonly Path[];
}

function indexTable(documented: readonly Documented[], heading: string): string {
  const rows = documented.map(({ flow, paths }) => {
    const { states, transitions, paths: edges, cover } = countFlow(flow, paths);
    return `| [${flow.title}](${flow.name}.md) | ${states} | ${transitions} | ${edges} | ${cover} |`;
  });
  return `| ${heading} | States | Transitions | Paths | Cover |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

/** The index of docs/journeys. */
export const documentJourneys = (documented: readonly Documented[]): string => `# Journeys

What a user sees and does across several screens. Each journey is a model in \`tests/model/journeys\`: its states are screens,
its events are actions of the user or an administrator. Its cover, a small set of paths that takes every transition, runs in a
browser against the real server. \`npx vitest run tests/machines -u\` regenerates these pages.

${indexTable(documented, 'Journey')}`;

/** The index of docs/machines. */
export const documentFlows = (documented: readonly Documented[]): string => `# Machines

Every stateful flow of the product. These pages are generated from the machines; \`npx vitest run tests/machines -u\`
regenerates them. For every edge of a flow, the tests execute a path with a simulated clock; the cover of a flow, a small set of
paths that takes every transition, also runs in a browser. \`npm run paths\` lists the paths.

${indexTable(documented, 'Flow')}`;
