import { marked } from 'marked';

/** Each is rare in a text that is meant as it is: the same signs by which the editor knows pasted Markdown. */
const signs = [
  /^#{1,6} \S/mu,
  /^ {0,3}(?:[-*+]|\d+[.)]) \S.*\n {0,3}(?:[-*+]|\d+[.)]) \S/mu,
  /\*\*\S[^*\n]*\*\*/u,
  /\[[^[\]\n]+\]\((?:https?:|mailto:)[^()\s]+\)/u,
  /^ {0,3}```/mu,
  /^\|.+\|\s*\n\|(?:\s*:?-+:?\s*\|)+/mu,
  /^> \S/mu,
];

/** Whether a plain text was probably written as Markdown. */
export const isMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text));

/** The HTML of a text in Markdown; HTML in it is passed on, and has to be cleaned like any other. */
export const markdownToHtml = (text: string): string => marked.parse(text, { async: false, gfm: true });
