import {
  generatedHeader,
  isNullable,
  listOf,
  operationsOf,
  propertiesOf,
  referredName,
  resolved,
  type Properties,
} from '#scripts/generate/document.ts';
import { recordsOf } from '#scripts/generate/records.ts';
import { fileOf, valuesFile, valuesName } from '#scripts/generate/values.ts';

/** The parameters of every list operation (openapi, `ListQuery`). */
const ofEveryList: ReadonlySet<unknown> = new Set(['search', 'page', 'perPage', 'sortId', 'desc', 'without']);

interface ListFacts {
  readonly name: string;
  readonly file: string;
  readonly definition: string;
}

function listsOf(document: unknown): ListFacts[] {
  return recordsOf(document).flatMap(({ interface: container, kind, of }) => {
    const list = operationsOf(document).find((one) => one.interface === container && one.name === 'list');
    if (of !== undefined || list === undefined) return [];
    const parameters = listOf(list.properties['parameters']).map((parameter) => parameterOf(document, parameter));
    const definition = `{ kind: ${JSON.stringify(kind)}, ${sortOf(parameters)}, filters: { ${filtersOf(document, parameters)} } }`;
    return [{ name: `${kind}List`, file: fileOf(kind), definition }];
  });
}

/**
 * The files of generated/lists: sort keys and filters of a register's list each. The search parameters of its screen are
 * parsed with them, and the query is built from them. Each is a module of its own, so that only its screen loads it.
 */
export const listSources = (document: unknown): { readonly file: string; readonly source: string }[] =>
  listsOf(document).map(({ name, file, definition }) => {
    const used = new Set(definition.match(/\b\w+Values\b/g));
    const imports = [...used]
      .toSorted()
      .map((values) => `import { ${values} } from '../values/${valuesFile(values)}';`);
    const before = imports.length === 0 ? [] : [...imports, ''];
    return {
      file,
      source: [generatedHeader, '', ...before, `export const ${name} = ${definition} as const;`, ''].join('\n'),
    };
  });

/** The source of generated/lists.ts: all of them under one name. */
export const listsSource = (document: unknown): string =>
  [
    generatedHeader,
    '',
    ...listsOf(document).map(({ name, file }) => `export { ${name} } from './lists/${file}';`),
    '',
  ].join('\n');

function parameterOf(document: unknown, parameter: unknown): Properties {
  const name = referredName(parameter);
  if (name === undefined) return propertiesOf(parameter);
  return propertiesOf(propertiesOf(propertiesOf(propertiesOf(document)['components'])['parameters'])[name]);
}

const schemaOf = (parameters: readonly Properties[], name: string): unknown =>
  parameters.find((parameter) => parameter['name'] === name)?.['schema'];

const sortOf = (parameters: readonly Properties[]): string =>
  `sortKeys: ${valuesName(String(referredName(schemaOf(parameters, 'sortId'))))}`;

function filtersOf(document: unknown, parameters: readonly Properties[]): string {
  const without = resolved(document, propertiesOf(schemaOf(parameters, 'without'))['items']);
  const gaps = new Set(listOf(without['enum']));
  return parameters
    .filter((parameter) => parameter['in'] === 'query' && !ofEveryList.has(parameter['name']))
    .map(
      ({ name, schema }) =>
        `${String(name)}: { ${filterOf(document, schema, String(name))}, orNone: ${gaps.has(name)} }`,
    )
    .join(', ');
}

function filterOf(document: unknown, schema: unknown, name: string): string {
  const { type, items, format } = resolved(document, schema);
  const of = type === 'array' ? items : schema;
  const inner = resolved(document, of);
  const values = referredName(of) ?? listOf(propertiesOf(of)['allOf']).map(referredName)[0];
  if (inner['enum'] !== undefined && values !== undefined && !isNullable(of))
    return `type: '${type === 'array' ? 'values' : 'value'}', values: ${valuesName(values)}`;
  if (type === 'array' && inner['format'] === 'uuid') return `type: 'ids'`;
  if (type === 'array' && inner['type'] === 'string' && inner['pattern'] !== undefined)
    return `type: 'keys', pattern: new RegExp(${JSON.stringify(inner['pattern'])})`;
  if (format === 'date') return `type: 'day'`;
  if (type === 'integer') return `type: 'number'`;
  throw new Error(`The filter ${name} has a type that search parameters do not support.`);
}
