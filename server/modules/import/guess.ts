import { nounOf, type ImportTarget } from '#server/modules/record/index.ts';

import { assignableIn } from './fields.ts';

/** What other programs call the fields that most registers have. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  ref: ['ref', 'id', 'no', 'number', 'key', 'identifier', 'reference id', 'reference number'],
  title: ['name', 'summary', 'subject', 'heading'],
  name: ['title', 'label', 'term', 'cve', 'cve id', 'key', 'id'],
  description: ['short description', 'details', 'vulnerability name', 'notes', 'comment', 'comments'],
  position: ['position', 'sort order', 'sequence'],
  ownerId: ['owner name', 'owner email', 'owner e-mail', 'responsible', 'assignee', 'assigned to', 'accountable'],
  categoryIds: ['category', 'type'],
  assetIds: ['assets', 'asset', 'affected assets'],
  typeId: ['category', 'asset type'],
  reviewOn: ['review date', 'review'],
  nextReviewOn: ['review date', 'review'],
};

/** Letters and digits alone, so that `Owner (e-mail)` is `owner e-mail`. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The names of a field, the surest first. */
const namesOf = ({ path, label }: { readonly path: string; readonly label: string }, noun: string): string[] => [
  label,
  path,
  path.replace(/Ids?$/, ''),
  ...(synonyms[path] ?? []),
  ...(['title', 'ref', 'name'].includes(path) ? [`${noun} ${path}`, `${noun} name`] : []),
];

/** The field that each header probably means; no field twice. */
export function guessFields(register: ImportTarget, headers: readonly string[]): (string | null)[] {
  const noun = nounOf(register.kind);
  const guessed = headers.map((): string | null => null);
  const fields = assignableIn(register).map(({ path, label }) => ({
    path,
    names: namesOf({ path, label }, noun.one).map(plain),
  }));
  const most = Math.max(...fields.map(({ names }) => names.length));
  // The surest names of all fields first: a header `Type` is the type before it is the category.
  for (let sureness = 0; sureness < most; sureness += 1) {
    for (const { path, names } of fields) {
      const name = names[sureness];
      const at = headers.findIndex((header, index) => guessed[index] === null && plain(header) === name);
      if (name !== undefined && name !== '' && at >= 0 && !guessed.includes(path)) guessed[at] = path;
    }
  }
  return guessed;
}
