import type { Choice } from '#src/ui/form/choice.ts';

/** Every time zone that the browser supports, and the one that is stored. */
export function timeZones(stored: string | null): Choice[] {
  const offered = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const all = stored === null || offered.includes(stored) ? offered : [...offered, stored];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
