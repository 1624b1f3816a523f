import { marked } from 'marked';

/** Each is rare in a text that is meant as it is. */
const signs = [
  /^#{1,6} \S/m,
  /^ {0,3}(?:[-*+]|\d+[.)]) \S.*\n {0,3}(?:[-*+]|\d+[.)]) \S/m,
  /\*\*\S[^*\n]*\*\*/,
  /\[[^[\]\n]+\]\((?:https?:|mailto:)[^()\s]+\)/,
  /^ {0,3}```/m,
  /^\|.+\|\s*\n\|(?:\s*:?-+:?\s*\|)+/m,
  /^> \S/m,
];

/** Whether a plain text was probably written as Markdown. */
export const isMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text));

/** The HTML of a text in Markdown; HTML in it is passed on, and has to be cleaned like any other. */
export const markdownToHtml = (text: string): string => marked.parse(text, { async: false, gfm: true });
