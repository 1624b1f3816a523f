// oxlint-disable-next-line no-control-regex -- What the contract refuses (openapi/common/scalars.tsp, Prose).
const refused = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu;

/** What is pasted can have characters that nobody sees and the server refuses; one must not keep the others from being saved. */
export const cleanText = (text: string): string => text.replace(refused, '');
