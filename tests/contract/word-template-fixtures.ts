import { run as exampleTemplate } from '#server/modules/word-template/files/example.task.ts';
import type { Person } from '#tests/server/support/people.ts';

import { nothing } from './account-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';

const replacement = async () => ({ query: { name: 'Reports.docx' }, raw: await exampleTemplate() });

/** An administrator has a template. */
async function withTemplate(_place: object, who: Person) {
  const { query, raw } = await replacement();
  await who.call(`/api/manage-organisation/template?name=${query.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    raw,
  });
  return {};
}

/** Valid inputs of the operations on the template for reports in Word. */
export const wordTemplateFixtures = {
  'WordTemplates.read': withTemplate,
  'WordTemplates.replace': replacement,
  'WordTemplates.clear': withTemplate,
  'WordTemplates.download': withTemplate,
  'WordTemplates.example': nothing,
} satisfies FixturesOf<'WordTemplates'>;
