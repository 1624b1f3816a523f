import type { Catalogue, CatalogueParam, CataloguePart } from './catalogue.ts';
import { insertion, paramsOf, withLabels } from './compared-text.ts';
import { controlsIn } from './facts.ts';

/** A parameter that an organisation is asked for. */
export interface AskedParameter {
  readonly id: string;
  /** What is to be filled in. */
  readonly label: string;
  readonly guideline: string;
  /** What is chosen from; empty if any text is a value. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly isMultiple: boolean;
  /** The value that the standard itself gives. */
  readonly given: string;
  /** The code of the control whose text has it first. */
  readonly control: string;
}

/** How often choices insert parameters with choices of their own. */
const deepest = 4;

const insertedIn = (text: string): string[] => [...text.matchAll(insertion)].flatMap(([, id]) => id ?? []);

const textsOf = ({ prose, parts }: CataloguePart): string[] => [prose ?? '', ...parts.flatMap(textsOf)];

/** The parameters that a text inserts, with those within their choices, each once and in order. */
function insertedBy(texts: readonly string[], params: ReadonlyMap<string, CatalogueParam>): CatalogueParam[] {
  const found = new Map<string, CatalogueParam>();
  const visit = (text: string, depth: number) => {
    for (const id of insertedIn(text)) {
      const param = params.get(id);
      if (param === undefined || found.has(id)) continue;
      found.set(id, param);
      if (depth < deepest) for (const choice of param.select?.choices ?? []) visit(choice, depth + 1);
    }
  };
  for (const text of texts) visit(text, 0);
  return [...found.values()];
}

const askedOf = (param: CatalogueParam, control: string, params: ReadonlyMap<string, CatalogueParam>) => ({
  id: param.id,
  label: param.label ?? param.usage ?? (param.select === null ? param.id : 'Selection'),
  guideline: param.guidelines.join('\n'),
  choices: (param.select?.choices ?? []).map((value) => ({ value, label: withLabels(value, params) })),
  isMultiple: param.select?.howMany === 'one-or-more',
  given: param.values.join(', '),
  control,
});

/** What an organisation fills in: the parameters that the statements of the assessed controls insert, in their order. */
export function askedParameters(catalogue: Pick<Catalogue, 'groups' | 'controls' | 'params'>): AskedParameter[] {
  const params = paramsOf(catalogue);
  const asked = new Map<string, AskedParameter>();
  for (const { control } of controlsIn(catalogue)) {
    if (control.isAssessed !== true) continue;
    const texts = control.parts.filter(({ name }) => name === 'statement').flatMap(textsOf);
    for (const param of insertedBy(texts, params))
      if (!asked.has(param.id)) asked.set(param.id, askedOf(param, control.id, params));
  }
  return [...asked.values()];
}

/**
 * A text with the values of its parameters: those that an organisation gives, else those of the standard, else labels in brackets.
 * Several choices are in a line each. What a person writes inserts nothing: only choices of the standard do.
 */
export function withValues(
  text: string,
  params: ReadonlyMap<string, CatalogueParam>,
  values: ReadonlyMap<string, string>,
  depth = 0,
): string {
  return text.replaceAll(insertion, (whole, id: string) => {
    const param = params.get(id);
    if (param === undefined || depth >= deepest) return whole;
    const value = values.get(id) ?? '';
    if (value === '') return param.values.length > 0 ? param.values.join(', ') : withLabels(whole, params);
    const { choices = [] } = param.select ?? {};
    const filled = (line: string) => (choices.includes(line) ? withValues(line, params, values, depth + 1) : line);
    return choices.length === 0 ? value : value.split('\n').map(filled).join('; ');
  });
}
