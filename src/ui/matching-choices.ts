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

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}
