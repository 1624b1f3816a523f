// oxlint-disable-next-line no-control-regex -- What the contract refuses in texts (openapi/common/scalars.tsp, Prose).
const refused = /[\u0000-\u0008\v\f\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu;

/** A text without the characters that the contract refuses, such as those that come with what is pasted. Half a character is replaced. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(refused, '');
