import { inProject } from '#scripts/support/project.ts';

/** How TanStack Router reads the file routes; `npm run generate` and vite.config.ts share it, so that both write the same tree. */
export const routeOptions = {
  target: 'react' as const,
  routesDirectory: inProject('src', 'routes'),
  generatedRouteTree: inProject('src', 'routeTree.gen.ts'),
  tmpDir: inProject('.cache', 'routes'),
  quoteStyle: 'single' as const,
  semicolons: true,
  addExtensions: true,
  autoCodeSplitting: true,
  disableLogging: true,
};
