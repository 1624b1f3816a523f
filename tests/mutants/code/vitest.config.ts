import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { defineConfig, type Plugin } from 'vitest/config';

import { inProject, projectRoot } from '#scripts/support/project.ts';

import { workFolder } from './folders.ts';

/** Reads code with its mutants in it where it has some. */
const mutants: Plugin = {
  name: 'code-mutants',
  enforce: 'pre',
  load(id) {
    const instrumented = inProject(workFolder, 'code', relative(projectRoot, id));
    return id.startsWith(projectRoot) && existsSync(instrumented) ? readFileSync(instrumented, 'utf8') : undefined;
  },
};

/** One worker reads the code once, and switches from mutant to mutant. Environment and timeouts are arguments. */
export default defineConfig({
  root: projectRoot,
  plugins: [mutants],
  test: {
    include: [`${workFolder}/{dry,run}/*.test.ts`],
    globalSetup: process.env['MUTANTS_DATABASE'] === 'on' ? ['tests/server/support/global-setup.ts'] : [],
    isolate: false,
    maxWorkers: 1,
    restoreMocks: true,
    unstubGlobals: true,
    // Each file notes them itself.
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
  },
});
