import { generatedHeader, propertiesOf, schemasOf } from '#scripts/generate/document.ts';

/** The name of a schema's bounds in generated/bounds.ts: `TreatmentPlan` → `treatmentPlanBounds`. */
const boundsName = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Bounds`;

/** The source of generated/bounds.ts: the least and the most of every number that has both. */
export function boundsSource(document: unknown): string {
  const constants = Object.entries(schemasOf(document)).flatMap(([name, schema]) => {
    const bounded = Object.entries(propertiesOf(propertiesOf(schema)['properties'])).flatMap(([field, property]) => {
      const { minimum, maximum } = propertiesOf(property);
      return typeof minimum === 'number' && typeof maximum === 'number'
        ? [[field, { min: minimum, max: maximum }] as const]
        : [];
    });
    if (bounded.length === 0) return [];
    return [`export const ${boundsName(name)} = ${JSON.stringify(Object.fromEntries(bounded))} as const;`];
  });
  return [generatedHeader, '', ...constants, ''].join('\n');
}
