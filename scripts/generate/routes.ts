import { Generator, getConfig } from '@tanstack/router-generator';

import { routeOptions } from '#scripts/generate/route-options.ts';
import { inProject } from '#scripts/support/project.ts';

/** Writes src/routeTree.gen.ts from the files of src/routes, with the options that Vite's plugin uses too. */
export async function generateRouteTree(): Promise<void> {
  const root = inProject();
  await new Generator({ config: getConfig(routeOptions, root), root }).run();
}
