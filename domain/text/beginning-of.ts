/** The beginning of a text: at most so many UTF-16 units, as the contract counts them, without half a character at its end. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
