import type { CatalogueControl, CataloguePart, CatalogueProp } from '../catalogue.ts';
import { ownProp, ownValues } from './own-props.ts';

/** Longer ones are cut at a word: lists show a line of a title. */
const longest = 140;

const inFile = 'title-in-file';

const compared = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\bcontrol\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a title says no more than the id: `Control: ism-1507`. */
const repeatsId = (title: string, id: string): boolean => compared(title) === compared(id);

/** The first sentence of the statement; undefined where there is none, or where it depends on parameters. */
function statedIn(parts: readonly CataloguePart[]): string | undefined {
  const prose = parts.find(({ name }) => name === 'statement')?.prose?.trim() ?? '';
  const sentence = /^.+?[.!?](?=\s|$)|^.+/u.exec(prose)?.[0].trim() ?? '';
  if (sentence === '' || sentence.includes('{{')) return undefined;
  if (sentence.length <= longest) return sentence.replace(/\.$/, '');
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longest) + 1 || longest).trimEnd()}…`;
}

/**
 * The title of a control as it is shown, and what keeps that of the file for its export. Some catalogues, such as Australia's
 * Essential Eight, repeat the id as the title, which tells nobody what is asked: the statement's first sentence stands for it.
 */
export function shownTitle(
  title: string,
  { id, parts }: Pick<CatalogueControl, 'id' | 'parts'>,
): { readonly title: string; readonly props: readonly CatalogueProp[] } {
  const stated = repeatsId(title, id) ? statedIn(parts) : undefined;
  return stated === undefined ? { title, props: [] } : { title: stated, props: [ownProp(inFile, title)] };
}

/** The title that a control had in its file, unless another was given to it since; undefined if it is the one that is shown. */
export function titleInFile({ title, props, parts }: Pick<CatalogueControl, 'title' | 'props' | 'parts'>) {
  const [kept] = ownValues(props, inFile);
  return title === statedIn(parts) ? kept : undefined;
}

/** The properties without the title of the file, which is written as the title. */
export const withoutTitleInFile = (props: readonly CatalogueProp[]): readonly CatalogueProp[] => {
  const [kept] = ownValues(props, inFile);
  return kept === undefined ? props : props.filter(({ name, value }) => name !== inFile || value !== kept);
};
