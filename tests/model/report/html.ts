/** Text that is already HTML. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Markup[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

function rendered(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** Template tag that escapes all values except HTML. */
export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: literals.map((literal, index) => (index === 0 ? literal : rendered(parts[index - 1] ?? '') + literal)).join(''),
});

/** Marks the output of another tool as HTML. */
export const raw = (text: string): Markup => ({ html: text });
