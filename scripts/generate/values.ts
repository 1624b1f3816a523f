import { generatedHeader, listOf, propertiesOf, schemasOf } from '#scripts/generate/document.ts';

/** The name of an enum's values in generated/values.ts: `RiskTreatment` → `riskTreatmentValues`. */
export const valuesName = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;

/** The file of generated/values with a constant: `riskTreatmentValues` → `risk-treatment.ts`. */
export const valuesFile = (constant: string): string => fileOf(constant.replace(/Values$/, ''));

/** The generated file of a name: `riskTreatment` → `risk-treatment.ts`. */
export const fileOf = (name: string): string => `${name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}.ts`;

/** The names and values of every closed set, in the contract's order. */
const closedSets = (document: unknown): [name: string, values: readonly unknown[]][] =>
  Object.entries(schemasOf(document)).flatMap(([name, schema]) => {
    const values = listOf(propertiesOf(schema)['enum']);
    return values.length === 0 ? [] : [[name, values]];
  });

/**
 * The files of generated/values: the values of a closed set each, in the contract's order. Each is a module of its own, so that
 * a page loads those of its own screen only. What the first page needs, such as the searches of routes, imports
 * its file; generated/values.ts, which has them all, would belong to the first scripts with it (scripts/build/layers.ts).
 */
export const valueSources = (document: unknown): { readonly file: string; readonly source: string }[] =>
  closedSets(document).map(([name, values]) => ({
    file: valuesFile(valuesName(name)),
    source: `${generatedHeader}\n\nexport const ${valuesName(name)} = ${JSON.stringify(values)} as const;\n`,
  }));

/** The source of generated/values.ts: the values of every closed set under one name. */
export const valuesSource = (document: unknown): string =>
  [
    generatedHeader,
    '',
    ...closedSets(document).map(
      ([name]) => `export { ${valuesName(name)} } from './values/${valuesFile(valuesName(name))}';`,
    ),
    '',
  ].join('\n');
