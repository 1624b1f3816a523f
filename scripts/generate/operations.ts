import { fileContentTypes } from '#openapi/file-answers.ts';
import { generatedHeader, operationsOf, propertiesOf, type ContractOperation } from '#scripts/generate/document.ts';

/**
 * The files of generated/operations, one per interface: method and path of its operations. Each is a module of its own, so
 * that the page loads the table of an interface with the screens that call it. `files` names the operations that answer
 * with a file, `streams` those that answer with events.
 */
export function operationSources(document: unknown): { readonly file: string; readonly source: string }[] {
  const all = operationsOf(document);
  return [...new Set(all.map((operation) => operation.interface))].map((container) => {
    const own = all.filter((operation) => operation.interface === container);
    return {
      file: `${kebabCase(container)}.ts`,
      source: [generatedHeader, '', tableOf(container, own), ''].join('\n'),
    };
  });
}

/** `risk-likelihoods` of `RiskLikelihoods` */
const kebabCase = (name: string) => name.replaceAll(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

function tableOf(container: string, own: readonly ContractOperation[]): string {
  const table = own.map(({ name, verb, path }) => `${name}: ${JSON.stringify(`${verb} ${path}`)}`);
  const also = Object.entries(otherAnswers).map(([list, types]) => {
    const names = own.filter((operation) => types.some((type) => answersWith(type, operation))).map(({ name }) => name);
    return names.length === 0 ? '' : `, ${list}: ${JSON.stringify(names)}`;
  });
  return `export const ${container} = { interface: ${JSON.stringify(container)}, operations: { ${table.join(', ')} }${also.join('')} } as const;`;
}

/** The same types as in `FileOperationId` and `StreamOperationId` of openapi/operation-types.ts. */
const otherAnswers = { files: fileContentTypes, streams: ['text/event-stream'] } as const;

function answersWith(type: string, { properties }: ContractOperation): boolean {
  const success = propertiesOf(propertiesOf(properties['responses'])['200']);
  return type in propertiesOf(success['content']);
}
