import { generatedHeader, operationsOf } from '#scripts/generate/document.ts';

/**
 * The source of generated/operations.ts: method and path of every operation, as one object per interface, so that a caller
 * loads only the interfaces it uses.
 */
export function operationsSource(document: unknown): string {
  const all = operationsOf(document);
  const constants = [...new Set(all.map((operation) => operation.interface))].map((container) => {
    const own = all.filter((operation) => operation.interface === container);
    const table = own.map(({ name, verb, path }) => `${name}: ${JSON.stringify(`${verb} ${path}`)}`);
    return `export const ${container} = { interface: ${JSON.stringify(container)}, operations: { ${table.join(', ')} } } as const;`;
  });
  return [generatedHeader, '', ...constants, ''].join('\n');
}
