import { leaveLevels } from './support/compliance.ts';
import { expect, expectToast, test } from './support/test.ts';

/** An own copy with four controls. */
const ownCopy = (title: string): string =>
  JSON.stringify({
    catalog: {
      metadata: { title, version: '1.0', 'oscal-version': '1.2.1' },
      groups: [
        {
          id: 'q',
          title: 'Quay',
          controls: ['Gates are locked', 'Cranes are inspected', 'Visitors are escorted', 'Divers are logged'].map(
            (name, at) => ({
              id: `q-${at + 1}`,
              title: name,
              class: 'rule',
              parts: [{ name: 'statement', prose: `${name} every day.` }],
            }),
          ),
        },
      ],
    },
  });

test('an own copy is imported, adopted and assessed with the keyboard, and a reviewer closes the assessment', async ({
  page,
  directory,
  signedInAs,
}) => {
  const organisation = await directory.addOrganisation();
  const assessor = await directory.addPerson({ organisations: [organisation], role: 'ORG_ADMIN' });
  const reviewer = await directory.addPerson({ organisations: [organisation], role: 'ORG_MANAGER', name: 'Ada Quill' });
  await signedInAs(assessor);
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Import our own copy' }).click();
  const importing = page.getByRole('dialog', { name: 'Import our own copy of a standard' });
  await importing
    .getByLabel('File with the standard')
    .setInputFiles({ name: 'quay.json', mimeType: 'application/json', buffer: Buffer.from(ownCopy('Quay rules')) });
  await importing.getByRole('button', { name: 'Import as draft' }).click();
  await importing.getByRole('button', { name: 'Done' }).click();
  const copy = page.getByRole('table', { name: 'Our own copies' }).getByRole('row', { name: /Quay rules/ });
  await expect(copy).toContainText('Draft');
  await copy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Fill in titles and texts' }).click();
  const filling = page.getByRole('dialog', { name: 'Fill in Quay rules 1.0' });
  await filling
    .getByRole('textbox', { name: 'Titles and texts' })
    .fill('q-3\tGuests are escorted\tNobody walks alone.');
  await filling.getByRole('button', { name: 'Fill in what is pasted' }).click();
  await expect(filling.getByRole('status')).toContainText('1 reference filled in');
  await filling.getByRole('button', { name: 'Done' }).click();
  await copy.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish version' }).click();
  await expect(copy).toContainText('Published');

  await page.getByRole('button', { name: 'Adopt a standard' }).click();
  const adopting = page.getByRole('dialog');
  await adopting.getByRole('radio', { name: /Quay rules 1.0/ }).check();
  await leaveLevels(adopting);
  await adopting.getByRole('button', { name: 'Adopt standard' }).click();

  await expect(page.getByText('4 controls in scope, 0 of them already answered.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Reviewers' }).fill(reviewer.name);
  await page.getByRole('option', { name: reviewer.name }).click();
  await page.getByRole('button', { name: 'Start assessment' }).click();
  await expectToast(page, 'Assessment started');
  const address = page.url();

  const control = (ref: string) => page.getByRole('article', { name: `Control ${ref}` });
  const answered = async (ref: string, key: string, result: string) => {
    await expect(control(ref).getByRole('radio', { name: /Compliant/ })).toBeEnabled();
    await page.keyboard.press(key);
    await expect(control(ref).getByRole('radio', { name: result })).toBeChecked();
    await expect(control(ref).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  };
  await answered('q-1', '1', '1 Compliant');
  await page.keyboard.press('j');
  await answered('q-2', '3', '3 Minor non-conformity');
  await page.keyboard.press('j');
  await answered('q-3', '2', '2 Opportunity for improvement');
  await expect(control('q-3')).toContainText('Guests are escorted');
  await page.keyboard.press('j');
  await expect(control('q-4').getByRole('radio', { name: /Compliant/ })).toBeEnabled();
  await page.keyboard.press('6');
  const exclusion = page.getByRole('dialog', { name: 'Does q-4 apply?' });
  await exclusion.getByRole('textbox', { name: 'Justification' }).fill('Nobody dives here.');
  await exclusion.getByRole('button', { name: 'Save applicability' }).click();
  await expectToast(page, 'Applicability saved');
  await expect(control('q-4')).toContainText('Nobody dives here.');

  await page.getByRole('button', { name: 'Submit for review' }).click();
  const gaps = page.getByRole('dialog', { name: '1 control not ready' });
  await gaps.getByRole('button', { name: /q-2/ }).click();
  await expect(control('q-2')).toBeVisible();
  await page.keyboard.press('f');
  const finding = page.getByRole('dialog', { name: 'Raise a finding on q-2 Cranes are inspected' });
  await finding.getByRole('button', { name: 'Raise finding' }).click();
  await expect(finding).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click();
  await expectToast(page, 'Submitted for review');

  await signedInAs(reviewer);
  await page.goto(address);
  await page.getByRole('button', { name: 'Close assessment' }).click();
  const closing = page.getByRole('dialog');
  await closing.getByRole('textbox', { name: 'Conclusion' }).fill('The quay is in order but for its cranes.');
  await closing.getByRole('button', { name: 'Close assessment' }).click();
  await expectToast(page, 'Assessment closed');
  await expect(page.getByRole('list', { name: 'Closings' })).toContainText('but for its cranes');
});
