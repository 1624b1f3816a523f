import { Policies } from '#openapi/generated/operations/policies.ts';
import { PolicyVersions } from '#openapi/generated/operations/policy-versions.ts';
import { clientOf } from '#src/api/connection/client-of.ts';
import type { ApiClient } from '#src/api/connection/client.ts';

/** About 200 printed pages, the longest that is taken. In characters of HTML. */
const longText = 590_000;

const words =
  'access account answer approve audit backup between board breach building change clear company contract control copy daily data delete device document duty employee encrypt evidence every exception from guest handle head hour incident inform keep key laptop law leave limit lock log manager measure month must network never only owner paper partner password person place plan policy printer record removed report responsible review risk role room rule secret service share staff store supplier system test these threat train under unless update user vendor visitor week when which who without written year'.split(
    ' ',
  );

/** So many words that do not repeat themselves, as those of real texts, so that the text is compressed no better; always the same. */
function sentenceOf(length: number, seed: number): string {
  const chosen = Array.from({ length }, (_, index) => {
    const number = Math.imul(seed * 7919 + index + 1, 2_654_435_761) >>> 0;
    return words[((number ^ (number >>> 15)) >>> 0) % words.length] ?? '';
  });
  return `${chosen.join(' ')}.`;
}

const paragraphOf = (number: number) =>
  Array.from({ length: 5 }, (_, index) => sentenceOf(14, number * 100 + index)).join(' ');

const sectionOf = (number: number): string => `<h2>${number}. Access control</h2>
<p>Access is given <strong>by role</strong>, and <em>reviewed</em> twice a year. ${paragraphOf(number)}</p>
<h3>${number}.1 Rules</h3>
<ul><li><p>Nobody shares an account.</p></li><li><p>${sentenceOf(18, number)}</p></li></ul>
<table><tbody><tr><th><p>Role</p></th><th><p>Review</p></th></tr>
<tr><td><p>Administrator</p></td><td><p>Monthly</p></td></tr>
<tr><td><p>Everyone else</p></td><td><p>Twice a year</p></td></tr></tbody></table>`;

/** The text of such a policy, as HTML. */
export function longPolicy(): string {
  let content = '';
  for (let number = 1; content.length < longText; number += 1) content += sectionOf(number);
  return content;
}

/** Adds a policy with a text of 200 pages. @returns its id */
export async function addLongPolicy(api: ApiClient): Promise<string> {
  const { id } = await clientOf(Policies)(api).create({
    body: { title: 'Handbook' },
    idempotencyKey: crypto.randomUUID(),
  });
  const calls = clientOf(PolicyVersions)(api);
  const [newest] = await calls.all({ path: { id } });
  if (newest === undefined) throw new Error('The policy has no version.');
  const content = longPolicy();
  const { version, changeLog } = newest;
  const body = { version, changeLog, content, generationMethod: 'MANUAL', sourceUrl: '' } as const;
  await calls.write({ path: { id }, body });
  return id;
}
