import { folded } from '#domain/text/folded.ts';

import type { Choice } from './choice.ts';

/** The choices whose label contains every word of the text, as searches compare them. */
export function matchingChoices<Option extends Choice>(options: readonly Option[], text: string): readonly Option[] {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return options;
  return options.filter((option) => {
    const label = folded(option.label);
    return words.every((word) => label.includes(word));
  });
}

/** How well a label matches a text; lower is better. */
function matchRank(label: string, text: string): number {
  if (label === text) return 0;
  if (label.startsWith(text)) return 1;
  if (label.includes(` ${text}`)) return 2;
  return label.includes(text) ? 3 : 4;
}

/** Sorts the choices by how well they match the text; equally good matches keep their order. */
export function clearestFirst<Option extends Choice>(options: readonly Option[], text: string): readonly Option[] {
  const wanted = folded(text).trim();
  if (wanted === '') return options;
  const ranked = options.map((option) => ({ option, rank: matchRank(folded(option.label), wanted) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ option }) => option);
}
