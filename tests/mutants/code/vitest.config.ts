import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { defineConfig, type Plugin } from 'vitest/config';

import { inProject, projectRoot } from '#scripts/support/project.ts';

import { workFolder } from './folders.ts';

/** Resolves imports to the instrumented code if there is any. */
const mutants: Plugin = {
  name: 'code-mutants',
  enforce: 'pre',
  load(id) {
    const instrumented = inProject(workFolder, 'code', relative(projectRoot, id));
    return id.startsWith(projectRoot) && existsSync(instrumented) ? readFileSync(instrumented, 'utf8') : undefined;
  },
};

/** One worker imports the app once and switches between mutants. */
export default defineConfig({
  root: projectRoot,
  plugins: [mutants],
  test: {
    include: [`${workFolder}/{dry,run}/*.test.ts`],
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 1,
    restoreMocks: true,
    unstubGlobals: true,
    // A mutant that makes a test time out is killed.
    testTimeout: 5000,
    hookTimeout: 5000,
    // Each file records them itself.
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
  },
});
