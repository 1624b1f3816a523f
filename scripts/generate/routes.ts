import { Generator, getConfig } from '@tanstack/router-generator';

import { routeOptions } from '#scripts/generate/route-options.ts';
import { inProject } from '#scripts/support/project.ts';

/** Writes src/routeTree.gen.ts from src/routes, with the same options as Vite's plugin. */
export async function generateRouteTree(): Promise<void> {
  const root = inProject();
  await new Generator({ config: getConfig(routeOptions, root), root }).run();
}
