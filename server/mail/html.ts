import { escapeHtml } from './escape-html.ts';

/** Text as HTML: links become anchors, everything else is escaped. */
export function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

/** The HTML part of a message: its paragraphs, without styles, images or anything else that is fetched. */
export function htmlOf(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\r?\n\s*\n/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll(/\r?\n/g, '<br>\n')}</p>`);
  return `<!doctype html>\n<html lang="en-GB"><meta charset="utf-8"><body>\n${paragraphs.join('\n')}\n</body></html>\n`;
}
