export { sanitisedHtml as run } from './sanitised-html.ts';
