import { lintContract } from '#scripts/lint/contract.ts';
import type { Check } from '#scripts/support/checks.ts';
import { inProject, toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

/** The checks of `npm run lint`. Unused code is separate, because `npm test` counts it separately. */
export const lintChecks: readonly Check[] = [
  { name: 'formatting', run: () => runNode([toolScript('oxfmt'), '--check']) },
  { name: 'rules and zones', run: () => runNode([toolScript('oxlint')]) },
  { name: 'contract', run: () => lintContract(inProject('openapi', 'openapi.yaml')) },
];

/** Unused files, exports and dependencies. */
export const unusedCheck: Check = {
  name: 'unused code',
  run: () => runNode([toolScript('knip'), '--no-progress', '--no-config-hints']),
};
