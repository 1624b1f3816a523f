import {
  generatedHeader,
  operationsOf,
  propertiesOf,
  referredName,
  resolved,
  type Properties,
} from '#scripts/generate/document.ts';

/** A register or look-up of the contract: an interface that has an `x-record`. */
export interface ContractRecord {
  readonly interface: string;
  readonly kind: string;
  /** For a look-up: the kind of the records that use it. */
  readonly of: string | undefined;
  readonly facts: Properties;
  /** The names of its schemas. */
  readonly entity: string;
  readonly input: string;
}

/** Every register and look-up, the registers first, each group by kind. */
export function recordsOf(document: unknown): ContractRecord[] {
  const operations = operationsOf(document);
  const lists = operations.filter(({ properties }) => properties['x-record'] !== undefined);
  const records = lists.map(({ interface: container, properties }) => {
    const create = operations.find((operation) => operation.interface === container && operation.name === 'create');
    const rows = propertiesOf(resolved(document, answerOf(properties))['properties'])['data'];
    const row = propertiesOf(propertiesOf(resolved(document, rows)['properties'])['data'])['items'];
    const { kind, of, ...facts } = propertiesOf(properties['x-record']);
    const { roles, feature } = propertiesOf(properties['x-access']);
    const { roles: writers } = propertiesOf(create?.properties['x-access']);
    const areOthers = JSON.stringify(writers) !== JSON.stringify(roles);
    return {
      interface: container,
      kind: String(kind),
      of: typeof of === 'string' ? of : undefined,
      facts: {
        ...facts,
        ...(roles !== undefined && { roles }),
        ...(of === undefined && areOthers && { writers }),
        feature,
      },
      entity: named(row, `${container}.list returns`),
      input: named(bodyOf(create?.properties), `${container}.create accepts`),
    };
  });
  const sorted = records.toSorted((left, right) => (left.kind < right.kind ? -1 : 1));
  checkKinds(sorted);
  return [...sorted.filter(({ of }) => of === undefined), ...sorted.filter(({ of }) => of !== undefined)];
}

function checkKinds(records: readonly ContractRecord[]): void {
  for (const { interface: container, kind, of } of records) {
    const same = records.find((other) => other.kind === kind && other.interface !== container);
    if (same !== undefined) throw new Error(`${container} and ${same.interface} have the same kind ${kind}.`);
    if (of !== undefined && !records.some((other) => other.kind === of && other.of === undefined))
      throw new Error(`${container} is a look-up of ${of}, which is not a register.`);
  }
}

const json = 'application/json';

const contentOf = (part: unknown): unknown => propertiesOf(propertiesOf(propertiesOf(part)['content'])[json])['schema'];

const answerOf = (operation: Properties): unknown => contentOf(propertiesOf(operation['responses'])['200']);

const bodyOf = (operation: Properties | undefined): unknown => contentOf(operation?.['requestBody']);

function named(schema: unknown, what: string): string {
  const name = referredName(schema);
  if (name === undefined) throw new Error(`${what} no named model.`);
  return name;
}

interface DueDate extends Properties {
  /** `nextReviewOn`, or the path of a field within another: `treatmentPlan.dueOn`. */
  readonly field: string;
}

/** The fields of a model that have an `x-due`, also of the models within it. */
function dueDatesOf(document: unknown, schema: unknown, path = ''): DueDate[] {
  const fields = Object.entries(propertiesOf(resolved(document, schema)['properties']));
  return fields.flatMap(([name, value]) => {
    const due = propertiesOf(value)['x-due'];
    if (due !== undefined) return [{ field: path + name, ...propertiesOf(due) }];
    return referredName(value) === undefined ? [] : dueDatesOf(document, value, `${path}${name}.`);
  });
}

function dueDatesSource(document: unknown, registers: readonly ContractRecord[]): string[] {
  const dueDates = registers.map(({ kind, entity }) => [
    kind,
    dueDatesOf(document, { $ref: `#/components/schemas/${entity}` }),
  ]);
  return [
    '/** A field that falls due: what is due then, and the values of another field with which nothing is. */',
    'export interface DueDate {',
    '  readonly field: string;',
    '  readonly what: string;',
    '  readonly unless?: { readonly field: string; readonly values: readonly string[] };',
    '}',
    '',
    '/** The fields of each register that fall due. */',
    `export const dueDates: Readonly<Record<RecordKind, readonly DueDate[]>> = ${JSON.stringify(Object.fromEntries(dueDates))};`,
    '',
  ];
}

/** The field of a model that has an `x-keeps-documents`, with its values. */
function keptStateOf(document: unknown, entity: string) {
  const fields = Object.entries(
    propertiesOf(resolved(document, { $ref: `#/components/schemas/${entity}` })['properties']),
  );
  const kept = fields.map(([field, value]) => ({ field, values: propertiesOf(value)['x-keeps-documents'] }));
  return kept.find(({ values }) => values !== undefined);
}

function keptStatesSource(document: unknown, registers: readonly ContractRecord[]): string[] {
  const states = registers.map(({ kind, entity }) => [kind, keptStateOf(document, entity)]);
  return [
    '/** The states in which records of a register keep the documents among their files from being removed (work.md 1). */',
    'export const keptStates: Readonly<',
    '  Partial<Record<RecordKind, { readonly field: string; readonly values: readonly string[] }>>',
    `> = ${JSON.stringify(Object.fromEntries(states))};`,
    '',
  ];
}

/**
 * The source of generated/records.ts: kind, noun, prefix, roles and feature of each register and look-up, and the due
 * dates of each register and the states in which it keeps documents.
 */
export function recordsSource(document: unknown): string {
  const records = recordsOf(document);
  const registers = records.filter(({ of }) => of === undefined);
  const lookups = records.filter(({ of }) => of !== undefined);
  const names = (some: readonly ContractRecord[]) => some.map(({ kind }) => kind).join(', ');
  const constants = records.flatMap(({ kind, of, facts }) => [
    `export const ${kind} = ${JSON.stringify({ kind, ...facts, ...(of && { of }) })} as const;`,
    '',
  ]);
  return [
    generatedHeader,
    '',
    "/* What the contract's `x-record` and `x-access` say of each register and look-up. Who needs one imports that one alone. */",
    '',
    ...constants,
    '/** Every register, by the kind of its records. */',
    `export const registers = { ${names(registers)} } as const;`,
    '',
    '/** Every look-up, by the kind of its entries. */',
    `export const lookups = { ${names(lookups)} } as const;`,
    '',
    'export type RecordKind = keyof typeof registers;',
    'export type LookupKind = keyof typeof lookups;',
    '',
    ...dueDatesSource(document, registers),
    ...keptStatesSource(document, registers),
  ].join('\n');
}
