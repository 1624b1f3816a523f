import { readFileSync } from 'node:fs';

import { defineConfig, type Plugin } from 'vitest/config';

import { inProject, projectRoot } from '#scripts/support/project.ts';

import { applyMutant, mutantsOf } from './mutate.ts';

/** Folders whose modules are reloaded for each mutant: the machines and their flows. */
const reloadedFolders = ['machines', 'tests/machines/support', 'tests/model/flows'].map((folder) => inProject(folder));

/** `?mutant=machines/sign-in/sign-in.machine.ts:12`: the twelfth mutant of that file. */
const mark = /\?mutant=([^&]+):(-?\d+)$/;

/**
 * Loads a flow with one mutated machine without touching a file: the query of an import is propagated to nested imports,
 * so that each mutant has its own module instances.
 */
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [query] = mark.exec(importer ?? '') ?? [];
    if (query === undefined || importer === undefined) return undefined;
    const found = await this.resolve(source, importer.slice(0, -query.length), { skipSelf: true });
    const isOurs = found !== null && reloadedFolders.some((folder) => found.id.startsWith(`${folder}/`));
    return isOurs ? `${found.id}${query}` : found;
  },
  load(id) {
    const [query, file, number] = mark.exec(id) ?? [];
    if (query === undefined) return undefined;
    const path = id.slice(0, -query.length);
    const code = readFileSync(path, 'utf8');
    const mutant = path === inProject(file ?? '') ? mutantsOf(path, code)[Number(number)] : undefined;
    return mutant === undefined ? code : applyMutant(code, mutant);
  },
};

/** `npm run mutants`: not part of `npm test`, because it tests the tests rather than the product. */
export default defineConfig({
  root: projectRoot,
  plugins: [mutants],
  test: {
    include: ['tests/mutants/*.mutants.ts'],
    maxWorkers: 1,
    testTimeout: 120_000,
    reporters: ['verbose'],
    // A mutant may also cause unhandled errors; each test asserts whether the mutant was detected.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
