import { catalogueLimits } from './limits.ts';
import { refuse } from './problems.ts';

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The name of a path, without parts that a file makes long. */
const step = (path: string, key: string, isList: boolean): string =>
  `${path.slice(0, 400)}${isList ? `[${key}]` : `${path === '' ? '' : '/'}${key.slice(0, 60)}`}`;

/**
 * Refuses a parsed file that is too deep, too large, or has too long texts: before anything walks through it by calling itself.
 * Aliases of YAML are counted wherever they are used, and one that contains itself is too deep.
 */
export function requireBounded(root: unknown): void {
  const waiting: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: root, path: '', depth: 0 },
  ];
  let nodes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && value.length > catalogueLimits.text)
      refuse(path, `This text has more than ${catalogueLimits.text.toLocaleString('en-GB')} characters`);
    if (!isBranch(value)) continue;
    if (depth >= catalogueLimits.depth) refuse(path, `The file is nested more than ${catalogueLimits.depth} times`);
    const isList = Array.isArray(value);
    const entries = Object.entries(value);
    nodes += entries.length;
    if (nodes > catalogueLimits.nodes)
      refuse(path, `The file has more than ${catalogueLimits.nodes.toLocaleString('en-GB')} values`);
    for (const [key, child] of entries)
      if (isBranch(child) || typeof child === 'string')
        waiting.push({ value: child, path: step(path, key, isList), depth: depth + 1 });
  }
}
