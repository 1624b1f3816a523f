import type { Check } from '#scripts/support/checks.ts';
import { toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

/** The largest first, so that two parallel runs finish together. Each folder has only the globals that it may use. */
const projects = ['tests', 'src', 'server', 'machines', 'domain', 'src/pwa/worker'];

/**
 * The checks of `npm run typecheck`: each project, with TypeScript 7. It takes a third of the time of 5.9, which remains
 * installed as `typescript` for tools that load the compiler (decision 033). One checker each: several of them, side by side, check
 * what they share again, which takes twice the processor's time.
 */
export const typeChecks: readonly Check[] = projects.map((project) => ({
  name: `types of ${project}`,
  run: () => runNode([toolScript('typescript-native', 'tsc'), '--project', project, '--checkers', '1']),
}));
