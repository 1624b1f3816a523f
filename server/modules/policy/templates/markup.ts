/** HTML of a starter policy: made of the elements below only, with texts escaped. */
type Markup = string;

/** A part of a document, with its heading. */
export interface Section {
  readonly heading: string;
  readonly html: Markup;
}

/** Text as HTML shows it. Quotes stay as they are: no text of ours becomes an attribute. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const element = (tag: string, inner: Markup): Markup => `<${tag}>${inner}</${tag}>`;

const each = (tag: string, texts: readonly string[]): Markup =>
  texts.map((text) => element(tag, escapedText(text))).join('');

/** Paragraphs. */
export const p = (...texts: readonly string[]): Markup => each('p', texts);

/** A list whose order does not matter. */
export const ul = (...items: readonly string[]): Markup => element('ul', each('li', items));

/** Rules, numbered so that an exception or a finding can name them. */
export const rules = (...items: readonly string[]): Markup => element('ol', each('li', items));

export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): Markup =>
  element(
    'table',
    element('thead', element('tr', each('th', head))) +
      element('tbody', rows.map((cells) => element('tr', each('td', cells))).join('')),
  );

/** Who answers for what. */
export const responsibilities = (...rows: readonly (readonly [who: string, what: string])[]): Section =>
  section('Roles and responsibilities', table(['Role', 'Responsibility'], ...rows));

export const section = (heading: string, ...parts: readonly Markup[]): Section => ({ heading, html: parts.join('') });

/** A section as a part of a whole document. */
export const markupOf = ({ heading, html }: Section): Markup => element('h2', escapedText(heading)) + html;
