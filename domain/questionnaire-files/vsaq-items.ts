import { parseBounded } from '../files/bounded-json.ts';
import type { Question } from '../questionnaire/questionnaire.ts';
import { plainJson } from './vsaq-json.ts';

/** An item of a VSAQ file, by the names of its properties. */
export type Item = ReadonlyMap<string, unknown>;

export const itemOf = (value: unknown): Item | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;

export const textIn = (item: Item, name: string): string => {
  const value = item.get(name);
  return typeof value === 'string' ? value : '';
};

export const listIn = (item: Item, name: string): readonly unknown[] => {
  const value = item.get(name);
  return Array.isArray(value) ? value : [];
};

export const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** The types of questions, by those of items and of the inputs of lines. */
export const types: Readonly<Record<string, Question['type']>> = {
  line: 'TEXT',
  box: 'TEXT_AREA',
  radiogroup: 'RADIO',
  checkgroup: 'CHECKBOX',
  check: 'YESNO',
  yesno: 'YESNO',
  upload: 'FILE',
};

export const lineTypes: Readonly<Record<string, Question['type']>> = { number: 'NUMBER', date: 'DATE', url: 'URL' };

/** What a VSAQ file holds, if it is one. */
export function parseVsaq(text: string): readonly unknown[] | undefined {
  try {
    const file = itemOf(parseBounded(plainJson(text)));
    const items = file?.get('questionnaire');
    return Array.isArray(items) ? items : undefined;
  } catch {
    return undefined;
  }
}
