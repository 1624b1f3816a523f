import { generatedHeader, listOf, propertiesOf, schemasOf } from '#scripts/generate/document.ts';

/** The name of an enum's values in generated/values.ts: `RiskTreatment` → `riskTreatmentValues`. */
export const valuesName = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;

/** The source of generated/values.ts: the values of every closed set, in the contract's order. */
export function valuesSource(document: unknown): string {
  const constants = Object.entries(schemasOf(document)).flatMap(([name, schema]) => {
    const values = listOf(propertiesOf(schema)['enum']);
    return values.length === 0 ? [] : [`export const ${valuesName(name)} = ${JSON.stringify(values)} as const;`];
  });
  return [generatedHeader, '', ...constants, ''].join('\n');
}
