import { timeZones } from '#src/components/time-zones.ts';
import type { Choice } from '#src/ui/form/choice.ts';

/** The date locales on offer; the interface itself stays English. */
const locales = ['en-GB', 'en-US', 'en-IE', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL', 'sv-SE'];

const withStored = (offered: readonly string[], stored: string | null) =>
  stored === null || offered.includes(stored) ? offered : [...offered, stored];

/** The date locales, each with its name and an example; the first is the product's default. */
export function localeChoices(stored: string | null, productName: string): Choice[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  const example = new Date(2026, 10, 20);
  return [
    { value: '', label: `${productName} default` },
    ...withStored(locales, stored).map((locale) => ({
      value: locale,
      label: `${names.of(locale) ?? locale} (${new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(example)})`,
    })),
  ];
}

/** Every time zone that the browser supports. */
export const timeZoneChoices = (stored: string | null): Choice[] => [
  { value: '', label: 'Same as this browser' },
  ...timeZones(stored),
];
