import { generatedHeader, operationsOf, propertiesOf, type ContractOperation } from '#scripts/generate/document.ts';

/**
 * The source of generated/operations.ts: method and path of every operation, as one object per interface, so that a caller
 * loads only the interfaces it uses. `files` names the operations that answer with a file.
 */
export function operationsSource(document: unknown): string {
  const all = operationsOf(document);
  const constants = [...new Set(all.map((operation) => operation.interface))].map((container) => {
    const own = all.filter((operation) => operation.interface === container);
    const table = own.map(({ name, verb, path }) => `${name}: ${JSON.stringify(`${verb} ${path}`)}`);
    const files = own.filter(answersWithFile).map(({ name }) => name);
    const also = files.length === 0 ? '' : `, files: ${JSON.stringify(files)}`;
    return `export const ${container} = { interface: ${JSON.stringify(container)}, operations: { ${table.join(', ')} }${also} } as const;`;
  });
  return [generatedHeader, '', ...constants, ''].join('\n');
}

/** The same condition as `FileOperationId` of openapi/operation-types.ts. */
function answersWithFile({ properties }: ContractOperation): boolean {
  const success = propertiesOf(propertiesOf(properties['responses'])['200']);
  return 'text/csv' in propertiesOf(success['content']);
}
