import { inProject } from '#scripts/support/project.ts';

/** TanStack Router's options for file routes, shared by `npm run generate` and vite.config.ts so that both write the same tree. */
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
