import { generatedHeader, isNullable, propertiesOf, resolved, type Properties } from '#scripts/generate/document.ts';
import { recordsOf, type ContractRecord } from '#scripts/generate/records.ts';

/** The source of generated/inputs.ts for a contract: of each register and look-up, the input of a new record and of a stored one. */
export function inputsSource(document: unknown): string {
  return [
    generatedHeader,
    '',
    "import type { components } from './types.ts';",
    '',
    "type Schemas = components['schemas'];",
    '',
    '/* Of each register and look-up: `empty`, the input of a new one, and `of`, the input as it stands on a stored one. */',
    '',
    ...recordsOf(document).flatMap((record) => inputOf(document, record)),
  ].join('\n');
}

function inputOf(document: unknown, { entity, input, kind }: ContractRecord): string[] {
  const type = `Required<Schemas['${input}']>`;
  const source = resolved(document, { $ref: `#/components/schemas/${entity}` });
  const target = resolved(document, { $ref: `#/components/schemas/${input}` });
  const empty = JSON.stringify(emptyOf(document, target, input), null, 2).replaceAll('\n', '\n  ');
  return [
    `export const ${kind}Input = {`,
    `  empty: ${empty} satisfies ${type} as ${type},`,
    `  of: (entity: Schemas['${entity}']): ${type} => (${mapped(document, 'entity', source, target, input)}),`,
    '};',
    '',
  ];
}

/** The defaults; a field that must be set begins as an empty text, or as its least number. */
function emptyOf(document: unknown, target: Properties, where: string): Properties {
  return Object.fromEntries(
    Object.entries(propertiesOf(target['properties'])).map(([field, schema]) => {
      if ('default' in propertiesOf(schema)) return [field, propertiesOf(schema)['default']];
      const { type, minimum } = resolved(document, schema);
      if (type === 'string') return [field, ''];
      if (typeof minimum === 'number') return [field, minimum];
      throw new Error(`${where}.${field} needs a default: nobody could say what a new one begins as.`);
    }),
  );
}

/** An expression that reads an input from a stored object: references by their ids, everything else as it is. */
function mapped(document: unknown, from: string, source: Properties, target: Properties, where: string): string {
  const stored = propertiesOf(source['properties']);
  const fields = Object.entries(propertiesOf(target['properties'])).map(([field, schema]) => {
    const [name, value] = fieldOf(document, from, stored, field, schema);
    if (!(name in stored)) throw new Error(`${where}.${field} is on no stored object, as itself or as a reference.`);
    return `${field}: ${value}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function fieldOf(
  document: unknown,
  from: string,
  stored: Properties,
  field: string,
  schema: unknown,
): readonly [string, string] {
  if (field in stored) {
    const [own, other] = [resolved(document, stored[field]), resolved(document, schema)];
    const value = `${from}.${field}`;
    return [field, sameFields(own, other) ? value : mapped(document, value, own, other, field)];
  }
  const many = /^(.+)Ids$/.exec(field)?.[1];
  if (many !== undefined) {
    const name = [`${many}s`, many.replace(/y$/, 'ies'), many].find((candidate) => candidate in stored) ?? field;
    return [name, `${from}.${name}.map(({ id }) => id)`];
  }
  const name = field.replace(/Id$/, '');
  return [name, `${from}.${name}${isNullable(stored[name]) ? '?.id ?? null' : '.id'}`];
}

const sameFields = (one: Properties, other: Properties): boolean =>
  JSON.stringify(Object.keys(propertiesOf(one['properties']))) ===
  JSON.stringify(Object.keys(propertiesOf(other['properties'])));
