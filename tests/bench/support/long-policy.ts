import { Policies } from '#openapi/generated/operations/policies.ts';
import { PolicyVersions } from '#openapi/generated/operations/policy-versions.ts';
import { clientOf } from '#src/api/client-of.ts';
import type { ApiClient } from '#src/api/client.ts';

/** About 200 printed pages, the longest that is taken. In characters of HTML. */
const longText = 590_000;

const sentence =
  'Whoever is given access answers for what is done with it, and tells the owner when it is needed no more. ';

const sectionOf = (number: number): string => `<h2>${number}. Access control</h2>
<p>Access is given <strong>by role</strong>, and <em>reviewed</em> twice a year. ${sentence.repeat(4)}</p>
<h3>${number}.1 Rules</h3>
<ul><li><p>Nobody shares an account.</p></li><li><p>${sentence}</p></li></ul>
<table><tbody><tr><th><p>Role</p></th><th><p>Review</p></th></tr>
<tr><td><p>Administrator</p></td><td><p>Monthly</p></td></tr>
<tr><td><p>Everybody else</p></td><td><p>Twice a year</p></td></tr></tbody></table>`;

/** About so many pages. */
export const textOf200Pages = (): string => {
  let content = '';
  for (let number = 1; content.length < longText; number += 1) content += sectionOf(number);
  return content;
};

/** Adds a policy with a text of 200 pages. @returns its id */
export async function addLongPolicy(api: ApiClient): Promise<string> {
  const { id } = await clientOf(Policies)(api).create({
    body: { title: 'Handbook' },
    idempotencyKey: crypto.randomUUID(),
  });
  const calls = clientOf(PolicyVersions)(api);
  const [newest] = await calls.all({ path: { id } });
  if (newest === undefined) throw new Error('The policy has no version.');
  const content = textOf200Pages();
  const { version, changeLog } = newest;
  const body = { version, changeLog, content, generationMethod: 'MANUAL', sourceUrl: '' } as const;
  await calls.write({ path: { id }, body });
  return id;
}
