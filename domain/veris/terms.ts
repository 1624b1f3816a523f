import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** The enumeration `impact.overall_rating` of VERIS for each severity. */
export const ratings: Readonly<Record<Schemas['IncidentSeverity'], string>> = {
  CRITICAL: 'Catastrophic',
  MAJOR: 'Damaging',
  MODERATE: 'Painful',
  MINOR: 'Distracting',
  LOW: 'Insignificant',
};

/** The default incident type that comes closest to each category of `action`. */
export const typesOfActions: Readonly<Record<string, string>> = {
  malware: 'Malware',
  hacking: 'Intrusion',
  social: 'Phishing and fraud',
  misuse: 'Misuse',
  physical: 'Physical',
  error: 'Human error',
  environmental: 'Outage',
};

const second = 1000;

/** The units of a duration that have a fixed length, in milliseconds, from the longest. Months and years have none. */
export const units: readonly (readonly [name: string, milliseconds: number])[] = [
  ['Weeks', 7 * 86_400 * second],
  ['Days', 86_400 * second],
  ['Hours', 3600 * second],
  ['Minutes', 60 * second],
  ['Seconds', second],
];
