export { sanitisedHtml } from './sanitised-html.ts';
export { isShort, sanitisedText } from './sanitised-text.ts';
