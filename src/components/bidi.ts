/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name for a sentence of another direction (Unicode TR 9, first strong isolate): without it a right-to-left title
 * turns round the reference, the number or the full stop beside it. In markup, `<bdi>` and `dir="auto"` do the same.
 */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);
