import { generatedHeader, isNullable, propertiesOf, resolved, type Properties } from '#scripts/generate/document.ts';
import { recordsOf, type ContractRecord } from '#scripts/generate/records.ts';

/**
 * The source of generated/inputs.ts: for each register and look-up, the inputs of new and stored records. Plain look-ups
 * share theirs.
 */
export function inputsSource(document: unknown): string {
  const byInput = new Map(recordsOf(document).map((record) => [record.input, record]));
  return [
    generatedHeader,
    '',
    "import type { components } from './types.ts';",
    '',
    "type Schemas = components['schemas'];",
    '',
    '/* For each register and look-up: `empty` is the input of a new record, `of` the input of a stored one. */',
    '',
    ...[...byInput.values()].flatMap((record) => inputOf(document, record)),
  ].join('\n');
}

function inputOf(document: unknown, { entity, input }: ContractRecord): string[] {
  const type = `Required<Schemas['${input}']>`;
  const source = resolved(document, { $ref: `#/components/schemas/${entity}` });
  const target = resolved(document, { $ref: `#/components/schemas/${input}` });
  const empty = JSON.stringify(emptyOf(document, target, input), null, 2).replaceAll('\n', '\n  ');
  return [
    `export const ${input.charAt(0).toLowerCase()}${input.slice(1)} = {`,
    `  empty: ${empty} satisfies ${type} as ${type},`,
    `  of: (entity: Schemas['${entity}']): ${type} => (${mapped(document, 'entity', source, target, input)}),`,
    '};',
    '',
  ];
}

/** The defaults; a required field starts as an empty text, or as its minimum. */
function emptyOf(document: unknown, target: Properties, where: string): Properties {
  return Object.fromEntries(
    Object.entries(propertiesOf(target['properties'])).map(([field, schema]) => {
      if ('default' in propertiesOf(schema)) return [field, propertiesOf(schema)['default']];
      const { type, minimum } = resolved(document, schema);
      if (type === 'string') return [field, ''];
      if (typeof minimum === 'number') return [field, minimum];
      throw new Error(`${where}.${field} needs a default for new records.`);
    }),
  );
}

/** An expression that derives an input from a stored object: references by their ids, everything else unchanged. */
function mapped(document: unknown, from: string, source: Properties, target: Properties, where: string): string {
  const stored = propertiesOf(source['properties']);
  const fields = Object.entries(propertiesOf(target['properties'])).map(([field, schema]) => {
    const [name, value] = fieldOf(document, from, stored, field, schema);
    if (!(name in stored))
      throw new Error(`${where}.${field} is not in the stored object, by its own name or as a reference.`);
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
