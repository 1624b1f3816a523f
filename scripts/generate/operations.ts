import { generatedHeader, operationsOf, propertiesOf, type ContractOperation } from '#scripts/generate/document.ts';

/**
 * The source of generated/operations.ts: method and path of every operation, as one object per interface, so that a caller
 * loads only the interfaces it uses. `files` names the operations that answer with a file, `streams` those that answer with events.
 */
export function operationsSource(document: unknown): string {
  const all = operationsOf(document);
  const constants = [...new Set(all.map((operation) => operation.interface))].map((container) => {
    const own = all.filter((operation) => operation.interface === container);
    const table = own.map(({ name, verb, path }) => `${name}: ${JSON.stringify(`${verb} ${path}`)}`);
    const also = Object.entries(otherAnswers).map(([list, type]) => {
      const names = own.filter((operation) => answersWith(type, operation)).map(({ name }) => name);
      return names.length === 0 ? '' : `, ${list}: ${JSON.stringify(names)}`;
    });
    return `export const ${container} = { interface: ${JSON.stringify(container)}, operations: { ${table.join(', ')} }${also.join('')} } as const;`;
  });
  return [generatedHeader, '', ...constants, ''].join('\n');
}

/** The same types as in `FileOperationId` and `StreamOperationId` of openapi/operation-types.ts. */
const otherAnswers = { files: 'text/csv', streams: 'text/event-stream' } as const;

function answersWith(type: string, { properties }: ContractOperation): boolean {
  const success = propertiesOf(propertiesOf(properties['responses'])['200']);
  return type in propertiesOf(success['content']);
}
