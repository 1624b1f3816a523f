import type { Choice } from '#src/ui/form/choice.ts';

/** Ways to write dates that are offered; the words of the application stay English. */
const locales = ['en-GB', 'en-US', 'en-IE', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL', 'sv-SE'];

const withStored = (offered: readonly string[], stored: string | null) =>
  stored === null || offered.includes(stored) ? offered : [...offered, stored];

/** The ways to write dates, each with its name and an example; the first is the product's own. */
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

/** Every time zone that the browser knows. */
export const timeZoneChoices = (stored: string | null): Choice[] => [
  { value: '', label: 'Same as this browser' },
  ...withStored(['UTC', ...Intl.supportedValuesOf('timeZone')], stored).map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  })),
];
