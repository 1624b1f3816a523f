type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The contract with every narrowed scalar inlined: `{ allOf: [{ $ref: Line }], maxLength: 300 }` becomes the line's own
 * keywords and `maxLength`. The zod generator reads only the reference and would ignore the keywords next to it.
 */
export function withScalarsInlined(document: Node): Node {
  const components = isNode(document['components']) ? document['components'] : {};
  const schemas = isNode(components['schemas']) ? components['schemas'] : {};

  const scalarOf = ({ allOf }: Node): Node | undefined => {
    const [only, ...others]: unknown[] = Array.isArray(allOf) ? allOf : [];
    if (others.length > 0 || !isNode(only) || typeof only['$ref'] !== 'string') return undefined;
    const schema = schemas[only['$ref'].replace('#/components/schemas/', '')];
    return isNode(schema) && schema['type'] !== 'object' ? schema : undefined;
  };

  const inlined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlined);
    if (!isNode(value)) return value;
    const scalar = scalarOf(value);
    const entries = Object.entries(value).filter(([keyword]) => scalar === undefined || keyword !== 'allOf');
    return { ...scalar, ...Object.fromEntries(entries.map(([keyword, item]) => [keyword, inlined(item)])) };
  };

  return Object.fromEntries(Object.entries(document).map(([keyword, item]) => [keyword, inlined(item)]));
}
