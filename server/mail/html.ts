import { escapeHtml } from '#domain/text/escape-html.ts';

const anchor = (address: string, attributes = ''): string =>
  `<a${attributes} href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;

/**
 * A line as HTML: escaped text, unless it is one of the links, which is what the message asks for, or ends with one. An address
 * anywhere else, such as in a name or a title, stays text.
 */
function lineOf(line: string, links: readonly string[]): string {
  const link = links.find((address) => line === address || line.endsWith(` ${address}`));
  if (link === undefined) return escapeHtml(line);
  const before = line.slice(0, -link.length);
  return before === '' ? anchor(link, ' class="action"') : `${escapeHtml(before)}${anchor(link)}`;
}

/**
 * The light theme where a mail program knows no other, and the dark one where it asks for it. The colours are those of
 * `src/theme/colours.ts`; nothing is fetched, so the font is the reader's own.
 */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #f4f6f6; color: #11191b; -webkit-text-size-adjust: 100%;
  font: 16px/1.5 -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
div { box-sizing: border-box; max-width: 600px; margin: 24px auto; padding: 24px; background: #ffffff;
  border: 1px solid #dce2e2; border-top: 4px solid #0b5f70; overflow-wrap: anywhere; }
p { margin: 0 0 16px; }
p:last-child { margin: 0; }
a { color: #0b5f70; }
a.action { display: inline-block; margin-top: 8px; padding: 10px 14px; border: 1px solid #0b5f70; border-radius: 5px; }
@media (max-width: 639px) { div { margin: 0; padding: 20px 16px; border-left: 0; border-right: 0; } }
@media (prefers-color-scheme: dark) {
  body { background: #0b1011; color: #e7ecec; }
  div { background: #111718; border-color: #253032; border-top-color: #1a7688; }
  a { color: #6cc6d3; }
  a.action { border-color: #6cc6d3; }
}
`;

const linesOf = (paragraph: string, links: readonly string[]): string =>
  paragraph
    .split(/\r?\n/)
    .map((line) => lineOf(line, links))
    .join('<br>\n');

/**
 * The HTML part of a message: its paragraphs. Styles are its own; there are no images, nor anything else that is fetched.
 */
export function htmlOf(text: string, links: readonly string[] = []): string {
  const paragraphs = text
    .trim()
    .split(/\r?\n\s*\n/)
    .map((paragraph) => `<p>${linesOf(paragraph, links)}</p>`);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${style}</style>`;
  return `<!doctype html>\n<html lang="en-GB"><head>${head}</head><body><div>\n${paragraphs.join('\n')}\n</div></body></html>\n`;
}
