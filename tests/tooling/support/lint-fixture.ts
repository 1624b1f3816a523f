import { readFileSync, symlinkSync } from 'node:fs';

import { inProject, toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';
import { scratchFolder } from '#tests/tooling/support/scratch.ts';

/** A finding of oxlint, in its JSON format. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

const configuration = [
  'package.json',
  'tsconfig.json',
  'server/tsconfig.json',
  '.oxlintrc.json',
  'scripts/lint/import-resolver.cjs',
];

/**
 * Lints files, given by path and content, with the project's own configuration in a folder that mimics the project. It is
 * outside the checkout, whose .gitignore would hide it from the linter.
 */
export async function lintFiles(files: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  const scratch = scratchFolder();
  try {
    scratch.write(Object.fromEntries(configuration.map((path) => [path, readFileSync(inProject(path), 'utf8')])));
    scratch.write(files);
    symlinkSync(inProject('node_modules'), scratch.path('node_modules'), 'junction');
    const args = ['--format', 'json', '--ignore-pattern', 'node_modules/**'];
    const { output } = await runNode([toolScript('oxlint'), ...args], { directory: scratch.folder });
    const report: { diagnostics: readonly Finding[] } = JSON.parse(output);
    return report.diagnostics;
  } finally {
    scratch.remove();
  }
}
