import type { Catalogue, CatalogueControl, CatalogueParam } from './catalogue.ts';
import { controlsIn, partText } from './facts.ts';

/** Where a text inserts a parameter, with its id. */
export const insertion = /\{\{\s{0,5}insert:\s{0,5}param,\s{0,5}([^\s{}]{1,200})\s{0,5}\}\}/gu;

/** The parameters of a catalogue by their ids: texts also insert those of the control that holds them. */
export function paramsOf(
  catalogue: Pick<Catalogue, 'groups' | 'controls' | 'params'>,
): ReadonlyMap<string, CatalogueParam> {
  const placed = controlsIn(catalogue);
  const groups = new Set(placed.flatMap((one) => one.groups));
  const all = [
    ...catalogue.params,
    ...[...groups].flatMap(({ params }) => params),
    ...placed.flatMap(({ control }) => control.params),
  ];
  return new Map(all.map((param) => [param.id, param]));
}

/** How often choices insert parameters with choices of their own; deeper ones stay as they are written. */
const deepest = 4;

function labelled(text: string, params: ReadonlyMap<string, CatalogueParam>, depth = 0): string {
  return text.replaceAll(insertion, (whole, id: string) => {
    const param = params.get(id);
    if (param === undefined || depth >= deepest) return whole;
    if (param.select === null) return `[${param.label ?? param.id}]`;
    return `[${param.select.choices.map((choice) => labelled(choice, params, depth + 1)).join('; ')}]`;
  });
}

/** A text with its parameters as labels in brackets. */
export const withLabels = (text: string, params: ReadonlyMap<string, CatalogueParam>): string => labelled(text, params);

/** The text by which versions of a control are compared (compliance T4): its statement with labels, white space collapsed. */
export const comparedText = (control: CatalogueControl, params: ReadonlyMap<string, CatalogueParam>): string =>
  labelled(partText(control, 'statement'), params).replaceAll(/\s+/gu, ' ').trim();
