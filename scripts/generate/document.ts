/** An unvalidated node of the contract document. */
export type Properties = Readonly<Record<string, unknown>>;

/** The first line of generated files. */
export const generatedHeader = '// Generated from the contract by `npm run generate`. Do not edit.';

/** An operation of the contract. */
export interface ContractOperation {
  /** `Risks` of `Risks.list` */
  readonly interface: string;
  /** `list` of `Risks.list` */
  readonly name: string;
  readonly verb: string;
  /** `/risk/{id}` */
  readonly path: string;
  readonly properties: Properties;
}

const verbs = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

export const propertiesOf = (value: unknown): Properties =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Every operation, in the order of the document. */
export function operationsOf(document: unknown): ContractOperation[] {
  return Object.entries(propertiesOf(propertiesOf(document)['paths'])).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const properties = propertiesOf(propertiesOf(item)[verb]);
      const { operationId } = properties;
      if (typeof operationId !== 'string') return [];
      const [container = '', name = ''] = operationId.split('.');
      return [{ interface: container, name, verb: verb.toUpperCase(), path, properties }];
    }),
  );
}

/** The named schemas, by name. */
export const schemasOf = (document: unknown): Properties =>
  propertiesOf(propertiesOf(propertiesOf(document)['components'])['schemas']);

/** `RiskInput` of `{ $ref: '#/components/schemas/RiskInput' }`. */
export function referredName(schema: unknown): string | undefined {
  const reference = propertiesOf(schema)['$ref'];
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

/** A schema with references, `allOf` and unions with null resolved. */
export function resolved(document: unknown, schema: unknown): Properties {
  const { $ref, allOf, anyOf, ...own } = propertiesOf(schema);
  const name = referredName({ $ref });
  const others = listOf(anyOf).filter((branch) => propertiesOf(branch)['type'] !== 'null');
  const parts = [...(name === undefined ? [] : [schemasOf(document)[name]]), ...listOf(allOf), ...others];
  return Object.fromEntries(
    [...parts.map((part) => resolved(document, part)), own].flatMap((part) => Object.entries(part)),
  );
}

/** Whether a schema allows null. */
export const isNullable = (schema: unknown): boolean =>
  listOf(propertiesOf(schema)['anyOf']).some((branch) => propertiesOf(branch)['type'] === 'null');
