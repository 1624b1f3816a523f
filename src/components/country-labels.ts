import { countryName } from '#domain/words/regulatory-requirement.ts';
import { countryValues } from '#openapi/generated/values.ts';

import { labelled } from './fields/choices.ts';

/** The English names of countries and territories, by ISO 3166-1 alpha-2 code. */
export const countryLabels = labelled(countryValues, countryName);
