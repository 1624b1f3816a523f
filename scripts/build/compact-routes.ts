import type { Plugin } from 'vite';

/** The routes as every page loads them, in few bytes each (docs/decisions/126-weight-of-a-route.md). */
export const compactRoutes = (): Plugin[] => [compactTree(), withoutPaths()];

const definition =
  /const (?<route>\w+)Route =\s+\w+\.update\(\s*\{\s+id:\s+'(?<id>[^']+)',\s+(?:path:\s+'(?<path>[^']+)',\s+)?getParentRoute: \(\) =>\s+(?<parent>\w+),\s+\} as any,?\s*\);/g;

interface Definition {
  readonly route: string;
  readonly id: string;
  readonly path: string | undefined;
  readonly parent: string;
}

/** The path of a route, which follows from its id: layouts have none, and a trailing underscore only names the file. */
const pathOf = (id: string): string | undefined => (id.startsWith('/_') ? undefined : id.replaceAll(/_(?=\/|$)/g, ''));

/** The same as in the code below, where it is computed. */
const pathRule = String.raw`/^\/_/.test(id) ? undefined : id.replaceAll(/_(?=\/|$)/g, '')`;

const addChildren = `const add = (parent, ids, routes) =>
  parent._addFileChildren(ids.map((id, index) => routes[index].update({ id, path: ${pathRule}, getParentRoute: () => parent })));
`;

/** The tree that the router's generator writes names each path four times; this one names it once. */
function compactTree(): Plugin {
  return {
    name: 'attest:compact-route-tree',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/routeTree\.gen\.ts$/ },
      handler: (code) => ({ code: compactTreeOf(code), map: null }),
    },
  };
}

/** @throws if the source is not what the installed generator writes */
export function compactTreeOf(source: string): string {
  const definitions = [...source.matchAll(definition)].map(({ groups }): Definition => {
    const { route = '', id = '', path, parent = '' } = groups ?? {};
    if (path !== pathOf(id))
      throw new Error(`The route ${id} has the path ${path ?? 'none'}, not ${pathOf(id) ?? 'none'}.`);
    return { route, id, path, parent };
  });
  if (definitions.length !== source.match(/\.update\(/g)?.length)
    throw new Error('The route tree has an unknown form.');
  const imports = source.match(/^import \{ Route as \w+ \} from '[^']+';$/gm) ?? [];
  const parents = [...new Set(definitions.map(({ parent }) => parent))];
  const adding = parents.map((parent) => {
    const children = definitions.filter((each) => each.parent === parent);
    const ids = children.map(({ id }) => JSON.stringify(id)).join(', ');
    return `add(${imported(parent)}, [${ids}], [${children.map(({ route }) => imported(`${route}Route`)).join(', ')}]);`;
  });
  return [...imports, addChildren, ...adding, 'export const routeTree = rootRouteImport;', ''].join('\n');
}

const imported = (route: string) => (route.endsWith('Import') ? route : `${route}Import`);

/** `createFileRoute` needs the path of its file only for types. */
function withoutPaths(): Plugin {
  return {
    name: 'attest:routes-without-paths',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/routes\//, code: /\bcreateFileRoute\(/ },
      handler: (code) => ({
        code: code.replace(/\bcreateFileRoute\((?:'[^']*'|"[^"]*")\)/, 'createFileRoute()'),
        map: null,
      }),
    },
  };
}
