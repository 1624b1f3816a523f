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
  'server/contract/serialisation.ts': {
    'Equivalent: the group is part of every match.': ['\'\' → "Stryker was here!"'],
    'Equivalent, only slower: every name is that of a schema, and none refers to itself.': [
      'found.has(name) || named === undefined → false',
      'found.has(name) || named === undefined → found.has(name) && named === undefined',
      'named === undefined → false',
    ],
    'Equivalent: an alternative is a schema, which is an object.': [
      "typeof schema === 'object' && schema !== null && 'type' in schema → true",
      "typeof schema === 'object' && schema !== null && 'type' in schema → typeof schema === 'object' && schema !== null || 'type' in schema",
      "typeof schema === 'object' && schema !== null → true",
      "typeof schema === 'object' && schema !== null → typeof schema === 'object' || schema !== null",
      "typeof schema === 'object' → true",
      'schema !== null → true',
    ],
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
      'error?.keyword → error.keyword',
    ],
    'Equivalent: only a list is written to its key, and this body is an object.': ['\'body\' → ""'],
  },
  'server/ai/prose-reader.ts': {
    'Equivalent: a backslash sets it again before it is read.': ['\'\' → "Stryker was here!"'],
    'Equivalent: what is neither outside nor escaped is read as inside.': ['\'inside\' → ""'],
  },
  'server/ai/slots.ts': {
    'Equivalent: a count of 0 counts like none; deleting it only frees memory.': ['now === 0 → false'],
  },
  'server/database/limits.ts': {
    'Equivalent: an upsert returns its row.': ['row === undefined → false'],
  },
  'server/modules/attachment/addresses.ts': {
    'Equivalent: the key signs nothing else, and one function signs and checks.': ['\'file\' → ""'],
    'Equivalent: neither an id, a number, a way to show a file, nor a signature.': ['\'\' → "Stryker was here!"'],
  },
  'server/modules/attachment/file-name.ts': {
    'Equivalent: a split always returns a last part, and a name without an extension is refused.': [
      '\'\' → "Stryker was here!"',
    ],
    'Equivalent: the base takes as much as it can, from the start on.': [
      '/^(?<base>.*)(?<extension>\\.[^.]{1,10})$/su → /(?<base>.*)(?<extension>\\.[^.]{1,10})$/su',
    ],
    'Equivalent: a longer extension is of no accepted type.': [
      '/^(?<base>.*)(?<extension>\\.[^.]{1,10})$/su → /^(?<base>.*)(?<extension>\\.[^.]{1,10})/su',
    ],
  },
  'server/modules/import/fields.ts': {
    'Equivalent: only objects are written in a line.': ["shape.kind === 'object' → true"],
    'It tells a developer what a new field of the contract lacks; no field of it does.': [
      "body?.kind !== 'object' → false",
      'body?.kind → body.kind',
      'cellOf === undefined → false',
      '\'\' → "Stryker was here!"',
      'words === undefined → false',
      "shape.kind === 'object' → false",
      "shape.kind === 'object' && words.line !== undefined → shape.kind === 'object' || words.line !== undefined",
      'words.line !== undefined → true',
      '\'object\' → ""',
    ],
    'No field that a file can set has fractions yet.': [
      "type === 'number' → false",
      '\'number\' → ""',
      "{ of: 'number' } → {}",
    ],
    'Equivalent: no field has Id elsewhere than at its end, and no plural another y.': [
      '/Ids?$/ → /Ids?/',
      '/y$/ → /y/',
    ],
  },
  'server/modules/import/guess.ts': {
    'Equivalent: both sides of the comparison are written alike.': ['text.toLowerCase() → text.toUpperCase()'],
    'Equivalent: no field has Id elsewhere than at its end.': ['/Ids?$/ → /Ids?/'],
    'Equivalent: no program has a column with that header.': ['[] → ["Stryker was here"]'],
  },
  'server/modules/import/values.ts': {
    'Equivalent: a visible text has a first part.': ['\'\' → "Stryker was here!"'],
  },
  'server/modules/record/change/idempotency.ts': {
    'Equivalent: the key is stored, as inserting it conflicted.': ['earlier?.requestHash → earlier.requestHash'],
  },
  'server/modules/record/list/search.ts': {
    'Equivalent: both ways find the same records; only the time differs.': [
      '\'index\' → ""',
      'share * live < mostJoined → true',
      'share * live < mostJoined → false',
      'share * live < mostJoined → share * live <= mostJoined',
      'share * live < mostJoined → share * live >= mostJoined',
      'share * live → share / live',
    ],
    'Equivalent: an estimate is never exactly that number.': [
      'leastShare(share) * live > mostCounted → leastShare(share) * live >= mostCounted',
    ],
    'Equivalent: without a text there is only one way.': ['\'text\' → ""'],
    'Equivalent: a property that is undefined reads like one that is missing.': ['{ counted: undefined } → {}'],
    'Equivalent: the rows are only counted, and a count has one.': [
      "{ one: sql`1`.as('one') } → {}",
      'row?.total → row.total',
    ],
  },
  'server/modules/platform/person-rules.ts': {
    'Equivalent: no constraint has that name.': ['\'\' → "Stryker was here!"'],
  },
  'server/outside/addresses.ts': {
    'Equivalent: Node gives an error or addresses, never both.': [
      '[] → ["Stryker was here"]',
      'error !== null → false',
    ],
  },
  'server/http/byte-range.ts': {
    'Equivalent: not a range either.': ['\'\' → "Stryker was here!"'],
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
  'server/identity/password-rules.ts': {
    'One more forbidden word, which no password has that a test accepts.': ['[] → ["Stryker was here"]'],
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
