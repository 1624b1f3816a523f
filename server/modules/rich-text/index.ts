export { sanitisedHtml } from './sanitised-html.ts';
