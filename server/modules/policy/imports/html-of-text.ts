import { escapedText } from '../templates/markup.ts';
import { isMarkdown, markdownToHtml } from './markdown.ts';

/** The elements by which a text is known as HTML. */
const isHtml = (text: string): boolean =>
  /<(?:[abip]|h[1-6]|ul|ol|table|div|br|strong|em)(?:\s[^<>]*)?\/?>/iu.test(text);

/** Other levels than documents have, and blocks that are paragraphs here. */
const withOwnElements = (html: string): string =>
  html
    .replaceAll(/<(\/?)h1\b/giu, '<$1h2')
    .replaceAll(/<(\/?)h[56]\b/giu, '<$1h4')
    .replaceAll(/<(\/?)div\b/giu, '<$1p');

/** Paragraphs between empty lines. */
const ofPlainText = (text: string): string =>
  text
    .split(/\n[\t ]*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapedText(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** The HTML of a text that is written as HTML, Markdown or plain text. It is not sanitised. */
export function htmlOfText(text: string): string {
  const lines = text.replaceAll(/\r\n?/gu, '\n');
  if (isHtml(lines)) return withOwnElements(lines);
  return isMarkdown(lines) ? withOwnElements(markdownToHtml(lines)) : ofPlainText(lines);
}
