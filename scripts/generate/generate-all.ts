import type { ContractPaths } from '#scripts/generate/contract-paths.ts';
import { contractPaths } from '#scripts/generate/contract-paths.ts';
import { filesUnder } from '#scripts/support/files.ts';
import { inProject, installedVersion, toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';
import type { Step, StepOptions } from '#scripts/support/step.ts';
import { runStep } from '#scripts/support/step.ts';

/** Files that are generated and committed; `npm test` fails if they do not match their sources. */
export function committedOutputs(): string[] {
  return steps().flatMap(({ outputs }) => outputs.filter((output) => !notCommitted.has(output)));
}

/** Updates every generated file, in order of dependency; `force` regenerates all of them. */
export async function generateAll(options: StepOptions = {}): Promise<void> {
  for (const step of steps()) await runStep(step, options);
}

const styledSystem = inProject('styled-system');
const contract = contractPaths(inProject('openapi'));

/** Not committed: the styles are the generator's own code, and the JSON duplicates openapi.yaml. */
const notCommitted: ReadonlySet<string> = new Set([styledSystem, contract.json]);

function steps(): Step[] {
  return [...contractSteps(contract), styledSystemStep(), routeTreeStep()];
}

/** Everything generated from a contract. The generators are imported only if needed: loading them takes two seconds. */
export function contractSteps(paths: ContractPaths): Step[] {
  return [
    {
      name: 'contract',
      inputs: filesUnder([paths.source]).filter((file) => /\.tsp$|\.js$|tspconfig\.yaml$/.test(file)),
      notes: [installedVersion('@typespec/openapi3'), installedVersion('@typespec/compiler')],
      outputs: [paths.yaml, paths.json],
      work: async () => (await import('#scripts/generate/contract.ts')).emitContract(paths),
    },
    {
      name: 'contract types',
      inputs: [paths.json, inProject('scripts', 'generate', 'types.ts')],
      notes: [installedVersion('openapi-typescript')],
      outputs: [paths.types],
      work: async () => (await import('#scripts/generate/types.ts')).generateTypes(paths),
    },
    {
      name: 'contract zod',
      inputs: [paths.json, inProject('scripts', 'generate', 'inline-scalars.ts')],
      notes: [installedVersion('@hey-api/openapi-ts')],
      outputs: [paths.zod],
      work: async () => (await import('#scripts/generate/types.ts')).generateZod(paths),
    },
    {
      name: 'contract facts',
      inputs: [paths.json, ...filesUnder([inProject('scripts', 'generate')])],
      outputs: [
        paths.access,
        paths.records,
        paths.bounds,
        paths.inputs,
        paths.values,
        paths.valueSets,
        paths.lists,
        paths.listFacts,
        paths.operations,
      ],
      work: async () => (await import('#scripts/generate/facts.ts')).generateFacts(paths),
    },
  ];
}

function styledSystemStep(): Step {
  return {
    name: 'styled-system',
    inputs: [inProject('panda.config.ts'), inProject('src', 'theme')],
    notes: [installedVersion('@pandacss/dev')],
    outputs: [styledSystem],
    work: async () => {
      const { ok, output } = await runNode([toolScript('@pandacss/dev', 'panda'), 'codegen', '--clean', '--silent']);
      if (!ok) throw new Error(`Panda CSS could not write styled-system:\n${output}`);
    },
  };
}

function routeTreeStep(): Step {
  return {
    name: 'route tree',
    inputs: [inProject('src', 'routes'), inProject('scripts', 'generate', 'route-options.ts')],
    notes: [installedVersion('@tanstack/router-generator')],
    outputs: [inProject('src', 'routeTree.gen.ts')],
    work: async () => (await import('#scripts/generate/routes.ts')).generateRouteTree(),
  };
}
