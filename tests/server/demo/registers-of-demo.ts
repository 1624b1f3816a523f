import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { exported, exportOf } from './recount-demo.ts';
import type { Registers } from './recounted-waiting.ts';

const registers = [
  'audit',
  'change-management-process',
  'compliance-assessment',
  'country-regulatory-register',
  'document-repository',
  'evidence',
  'exemption',
  'incident',
  'information-asset',
  'management-review',
  'non-conformance',
  'objective',
  'policy',
  'project',
  'risk',
  'service-provider',
  'service-provider-assessment',
  'statement-of-applicability',
  'task',
] as const;

const listAt = (found: unknown, path: string): readonly unknown[] => {
  const list: unknown = path === '' ? found : at(found, path);
  return Array.isArray(list) ? list.map((one: unknown) => one) : [];
};

/** What a record has beside its fields: its operation, where the list is in the answer, and what is read of each. */
const parts: readonly (readonly [
  register: (typeof registers)[number],
  part: string,
  operation: string,
  list: string,
])[] = [
  ['change-management-process', 'seats', 'course', 'data.seats'],
  ['compliance-assessment', 'items', 'details', 'data.items'],
  ['evidence', 'requests', 'requests', 'data'],
  ['exemption', 'extensions', 'extensions', 'data'],
  ['non-conformance', 'actions', 'actions', 'data'],
  ['risk', 'acceptances', 'acceptances', 'data'],
  ['risk', 'score-proposals', 'score-proposals', 'data'],
  ['risk', 'treatment-actions', 'treatment-actions', 'data'],
  ['service-provider-assessment', 'answers', 'answers', 'data.answers'],
];

/** All registers of an organisation and what belongs to their records, each part with its record as `of`. */
export async function readRegisters(person: Person): Promise<Registers> {
  const found = new Map<string, readonly unknown[]>();
  for (const path of registers) found.set(path, await exportOf(person, path));
  const partsOf = async (register: string, part: string, read: (id: string) => Promise<readonly unknown[]>) => {
    const rows: object[] = [];
    for (const of of found.get(register) ?? [])
      for (const one of await read(String(at(of, 'id')))) if (typeof one === 'object') rows.push({ ...one, of });
    found.set(`${register}/${part}`, rows);
  };
  const get = async (path: string) => (await person.call(`/api/${path}`)).body;
  for (const [register, part, operation, list] of parts)
    await partsOf(register, part, async (id) => listAt(await get(`${register}/${id}/${operation}`), list));
  await partsOf('policy', 'acknowledgements', (id) => exported(person, `policy/${id}/acknowledgement-export`));
  await partsOf('policy', 'versions', async (id) => {
    const versions = listAt(await get(`policy/${id}/versions`), 'data');
    return Promise.all(versions.map(async (one) => at(await get(`policy-version/${String(at(one, 'id'))}`), 'data')));
  });
  const answers = found.get('service-provider-assessment/answers') ?? [];
  const questions = answers.flatMap((answer) =>
    listAt(answer, 'respondentQuestions').flatMap((one) =>
      typeof one === 'object' ? { ...one, of: at(answer, 'of') } : [],
    ),
  );
  found.set('service-provider-assessment/questions', questions);
  return found;
}
