/** First letters of the first and last word of a name: "Niamh O’Dowd" gives "NO", "Cher" gives "C". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Letter}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${firstLetter(first)}${firstLetter(last)}`;
}

function firstLetter(word: string | undefined): string {
  return (word?.match(/^\p{Letter}/u)?.[0] ?? '').toLocaleUpperCase();
}
