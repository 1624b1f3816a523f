import type { Check } from '#scripts/support/checks.ts';
import { toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

/** The largest first, so that two at a time end together. Each folder has the globals that it may use, and no others. */
const projects = ['tests', 'src', 'server', 'machines', 'src/pwa/worker'];

/** What `npm run typecheck` checks: each project of the TypeScript compiler. */
export const typeChecks: readonly Check[] = projects.map((project) => ({
  name: `types of ${project}`,
  run: () => runNode([toolScript('typescript', 'tsc'), '--project', project]),
}));
