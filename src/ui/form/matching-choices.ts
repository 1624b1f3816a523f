import type { Choice } from './choice.ts';

/** The choices whose label contains every word of the text, whatever the case and the accents. */
export function matchingChoices<Option extends Choice>(options: readonly Option[], text: string): readonly Option[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return options;
  return options.filter((option) => {
    const label = plain(option.label);
    return words.every((word) => label.includes(word));
  });
}

/** How clearly a label answers to a text; the lower, the clearer. */
function clearness(label: string, text: string): number {
  if (label === text) return 0;
  if (label.startsWith(text)) return 1;
  if (label.includes(` ${text}`)) return 2;
  return label.includes(text) ? 3 : 4;
}

/** The same choices, those first that answer most clearly to the text; those that do so alike stay in their order. */
export function clearestFirst<Option extends Choice>(options: readonly Option[], text: string): readonly Option[] {
  const wanted = plain(text).trim();
  if (wanted === '') return options;
  const ranked = options.map((option) => ({ option, rank: clearness(plain(option.label), wanted) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ option }) => option);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}
