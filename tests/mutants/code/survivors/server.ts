import type { Survivors } from './types.ts';

/** Of the areas of the contract and the server's rules. */
export const serverSurvivors: Survivors = {
  'openapi/access.ts': {
    'Equivalent: every level covers both.': ['\'VIEW\' → ""'],
  },
  'server/contract/errors.ts': {
    'Only logs show the name; the handler of errors checks the class.': ['\'Unavailable\' → ""'],
  },
  'server/contract/operations.ts': {
    'Equivalent: no declared state is read from a text.': ['[] → ["Stryker was here"]'],
    'Equivalent: operations and their access are generated together.': ['!isOperationId(id) → false'],
  },
  'server/contract/shapes.ts': {
    'Equivalent: no reference and no property has that name.': ['[] → ["Stryker was here"]'],
  },
  'server/contract/validation.ts': {
    'Equivalent: only a text of ten characters equals the day written from its date.': [
      '/^\\d{4}-\\d{2}-\\d{2}$/ → /\\d{4}-\\d{2}-\\d{2}$/',
      '/^\\d{4}-\\d{2}-\\d{2}$/ → /^\\d{4}-\\d{2}-\\d{2}/',
    ],
    'Equivalent: no instant with something after its offset can be parsed.': [
      '/^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?(?:Z|[+-]\\d{2}:\\d{2})$/ → /^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?(?:Z|[+-]\\d{2}:\\d{2})/',
    ],
    'Equivalent: Ajv gives the allowed values as a list, and no code reads the path of a value.': [
      '\'\' → "Stryker was here!"',
    ],
    'Equivalent: Ajv gives the error of every value that it rejects.': [
      '[] → ["Stryker was here"]',
      'error === undefined → false',
    ],
  },
  'server/database/limits.ts': {
    'Equivalent: an upsert returns its row.': ['row === undefined → false'],
  },
  'server/modules/record/idempotency.ts': {
    'Equivalent: the key is stored, as inserting it conflicted.': ['earlier?.requestHash → earlier.requestHash'],
  },
  'server/modules/platform/person-rules.ts': {
    'Equivalent: no constraint has that name.': ['\'\' → "Stryker was here!"'],
  },
  'server/http/errors.ts': {
    'Equivalent: no error of a connection has that code.': ['\'\' → "Stryker was here!"'],
  },
  'server/http/host-check.ts': {
    'Equivalent: Node gives every request a target.': ['\'/\' → ""'],
    'Equivalent: a request without a Host header has no host, whatever its target.': ['[] → ["Stryker was here"]'],
    'Equivalent: it does not accept HTML either.': ['\'\' → "Stryker was here!"'],
    'Equivalent: no loopback name is called undefined.': ['host !== undefined → true'],
  },
  'server/identity/forms.ts': {
    'Equivalent: a function that does not return returns undefined.': ['{ return undefined; } → {}'],
  },
  'server/identity/hash-queue.ts': {
    'Equivalent: the placeholder has one place, and a requester with one place yields none.': [
      '[] → ["Stryker was here"]',
    ],
    'Equivalent: the lane is never empty.': [
      'longest.pop()?.refuse → longest.pop().refuse',
      'lane.shift()?.begin → lane.shift().begin',
    ],
    'Equivalent: a share of 0 counts like none; deleting it only frees memory.': ['share === 0 → false'],
  },
  'server/identity/password-delay.ts': {
    'Equivalent: a count of 0 counts like none; deleting it only frees memory.': ['count === 0 → false'],
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
