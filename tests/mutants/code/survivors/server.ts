import type { Survivors } from '../survivors.ts';

/** Of the areas of the contract and the server's rules. */
export const serverSurvivors: Survivors = {
  'openapi/access.ts': {
    'Equivalent: every level covers both.': ['\'VIEW\' → ""'],
  },
  'server/setting-names.ts': {
    'Equivalent: no letter comes before the first.': ['[] → ["Stryker was here"]'],
    'Equivalent: the limit saves time; a longer name is no typo of a setting.': [
      '({ length }) => length → () => undefined',
      'name.length > longestName → false',
    ],
    'Equivalent: the sorted letters of two words are joined alike.': ['\'\' → "Stryker was here!"'],
    'Equivalent: no name has five letters.': ['setting.length < 5 → setting.length <= 5'],
  },
  'server/setting-values.ts': {
    'Equivalent: a split always returns a first part.': ['\'\' → "Stryker was here!"'],
  },
  'server/settings.ts': {
    'Equivalent: one without the other is a missing setting and was rejected before.': [
      '!publishableKey || !secretKey → !publishableKey && !secretKey',
    ],
    'Equivalent: only names of settings are required.': ['[] → ["Stryker was here"]'],
    'Equivalent: neither a wildcard host nor the name of an environment.': ['\'\' → "Stryker was here!"'],
  },
};
