import { countryValues } from '#openapi/generated/values.ts';

import { labelled } from './fields/choices.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The English names of countries and territories, by ISO 3166-1 alpha-2 code. */
export const countryLabels = labelled(countryValues, (code) => names.of(code) ?? code);
