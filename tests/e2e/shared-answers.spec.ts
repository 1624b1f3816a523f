import { randomUUID } from 'node:crypto';

import { otherRespondent } from './support/assessments.ts';
import { letTimePass, stopLongTimers } from './support/patient-clock.ts';
import { expect, test } from './support/test.ts';

test('a page that stays in view shows what another respondent has answered', async ({
  page,
  context,
  directory,
  organisation,
}) => {
  const questionId = randomUUID();
  const questions = [{ id: questionId, question: 'Legal name' }];
  const path = await directory.addAssessmentLink(organisation, {
    title: 'Shared',
    sections: [{ title: '', questions }],
  });
  const legalName = page.getByRole('textbox', { name: 'Legal name' });
  await stopLongTimers(context);
  await page.goto(path);
  await expect(legalName).toHaveValue('');
  await otherRespondent(path.slice(path.lastIndexOf('/') + 1), questionId).save();
  await letTimePass(page, 120_000);
  await expect(legalName).toHaveValue('Theirs 1');
});
