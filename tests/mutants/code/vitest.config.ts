import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

const numberOf = ({ moduleId }: TestSpecification) => Number(/(\d+)\.test\.ts$/.exec(moduleId)?.[1]);
const isControl = ({ moduleId }: TestSpecification) => Number(moduleId.includes('control-'));

/** Mutants in their order, each control after those that it is to prove harmless; Vitest would begin with the largest file. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => numberOf(one) - numberOf(other) || isControl(one) - isControl(other));
  }
}

/** One worker reads the code once, and switches from mutant to mutant. Environment and timeouts are arguments. */
export default defineConfig({
  root: projectRoot,
  plugins: [mutants],
  test: {
    include: [`${workFolder}/{dry,run}/*.test.ts`],
    globalSetup: process.env['MUTANTS_DATABASE'] === 'on' ? ['tests/server/support/global-setup.ts'] : [],
    isolate: false,
    sequence: { sequencer: InOrder },
    maxWorkers: 1,
    restoreMocks: true,
    unstubGlobals: true,
    // Each file notes them itself.
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
  },
});
