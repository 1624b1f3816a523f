import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { parseSync } from 'vite';
import { expect, test } from 'vitest';

import { compactTreeOf } from '#scripts/build/compact-routes.ts';
import { inProject } from '#scripts/support/project.ts';

const route = (name: string, id: string, rest: string) => `const ${name}Route = ${name}RouteImport.update({
  id: '${id}',
  ${rest}
} as any);
`;

const app = route('App', '/_app', 'getParentRoute: () => rootRouteImport,');
const risk = route('Risk', '/risk/$id_/report', "path: '/risk/$id/report',\n  getParentRoute: () => AppRoute,");
const imports = `import { Route as rootRouteImport } from './routes/__root.tsx';
import { Route as AppRouteImport } from './routes/_app.tsx';
import { Route as RiskRouteImport } from './routes/_app/risk.$id_.report.tsx';
`;

interface Added {
  readonly parent: string;
  readonly id: string;
  readonly path: string | undefined;
  readonly route: string;
}

/** Runs the code of a tree with routes that only record what becomes of them. */
function addedBy(code: string): Added[] {
  const added: Added[] = [];
  const names = [...code.matchAll(/^import \{ Route as (\w+) \}/gm)].map(([, name = '']) => name);
  const routes = names.map((name) => ({
    name,
    update: ({ id, path, getParentRoute }: { id: string; path?: string; getParentRoute: () => { name: string } }) =>
      added.push({ parent: getParentRoute().name, id, path, route: name }),
    _addFileChildren: () => undefined,
  }));
  const body = code.replaceAll(/^import .*$/gm, '').replace(/^export .*$/m, '');
  runInNewContext(body, Object.fromEntries(routes.map((each) => [each.name, each])));
  return added;
}

test('the tree that is built adds the same routes with the same ids, paths and parents', () => {
  const code = compactTreeOf(imports + app + risk);
  expect(parseSync('tree.js', code).errors).toEqual([]);
  expect(addedBy(code)).toEqual([
    { parent: 'rootRouteImport', id: '/_app', path: undefined, route: 'AppRouteImport' },
    { parent: 'AppRouteImport', id: '/risk/$id_/report', path: '/risk/$id/report', route: 'RiskRouteImport' },
  ]);
});

test('it has every route of the app', () => {
  const source = readFileSync(inProject('src', 'routeTree.gen.ts'), 'utf8');
  const routes = source.match(/^import \{ Route as \w+ \}/gm) ?? [];
  expect(routes.length).toBeGreaterThan(100);
  expect(addedBy(compactTreeOf(source))).toHaveLength(routes.length - 1);
});

test('the build stops at a form that the generator has not had, and at a path that does not follow from its id', () => {
  expect(() => compactTreeOf(imports + app + risk.replace('as any', 'as never'))).toThrow('unknown form');
  expect(() => compactTreeOf(imports + app + risk.replace("'/risk/$id/report'", "'/risk/$id'"))).toThrow(
    'The route /risk/$id_/report has the path /risk/$id',
  );
});
