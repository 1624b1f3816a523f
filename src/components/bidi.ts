/** Letters of right-to-left scripts: Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Isolates a name inside a sentence of another direction (Unicode TR 9, first strong isolate): otherwise a
 * right-to-left title would reorder the reference, number or full stop beside it. In markup, `<bdi>` and `dir="auto"`
 * do the same.
 */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);
