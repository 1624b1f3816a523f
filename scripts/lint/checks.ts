import { lintContract } from '#scripts/lint/contract.ts';
import type { Check } from '#scripts/support/checks.ts';
import { inProject, toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

/** What `npm run lint` checks. Unused code stands apart, as `npm test` counts it apart. */
export const lintChecks: readonly Check[] = [
  { name: 'formatting', run: () => runNode([toolScript('oxfmt'), '--check']) },
  { name: 'rules and zones', run: () => runNode([toolScript('oxlint')]) },
  { name: 'contract', run: () => lintContract(inProject('openapi', 'openapi.yaml')) },
];

/** Files, exports and dependencies that nothing uses. */
export const unusedCheck: Check = {
  name: 'unused code',
  run: () => runNode([toolScript('knip'), '--no-progress', '--no-config-hints']),
};
