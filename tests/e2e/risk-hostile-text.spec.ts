import { isolated } from '#src/components/bidi.ts';

import { expect, expectToast, test } from './support/test.ts';

const script = '<img src=x onerror=alert(1)>';
const rightToLeft = 'خطر الحريق في الأرشيف';
const others = [
  `"'><svg/onload=alert(1)>{{7*7}}\${7*7}`,
  // Emoji made of several characters.
  'Fire 🔥 and family 👩‍👩‍👧‍👦 at the port 🇮🇪',
  rightToLeft,
  'Zürich–São Paulo 100%_\\ ñandú',
  'risk '.repeat(60).trim().padEnd(300, '!'),
];

test('hostile titles are stored and shown verbatim, and never executed', async ({
  page,
  riskRegister,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  let dialogs = 0;
  page.on('dialog', async (dialog) => {
    dialogs += 1;
    await dialog.dismiss();
  });
  await givenRisks(others.map((title) => ({ title, description: title })));
  await signedInAs(organisation.manager);
  const { panel } = riskRegister;
  await riskRegister.open('?risk=new');
  await panel.enter({ title: script, description: script });
  await panel.save();
  await expectToast(page, 'Created successfully', `R-0006 ${isolated(script)}`);
  await riskRegister.expectTitles([...others, script]);
  for (const [index, title] of [...others, script].entries()) {
    await riskRegister.openRisk(title);
    await expect(panel.descriptionField).toHaveValue(title);
    await expect(panel.root).toHaveAccessibleName(`R-000${index + 1} ${isolated(title)}`);
    const direction = title === rightToLeft ? 'rtl' : 'ltr';
    await expect(page.getByRole('link', { name: title })).toHaveCSS('direction', direction);
  }
  await riskRegister.search('São Paulo 100%_\\');
  await riskRegister.expectTitles(others.slice(3, 4));
  expect(dialogs).toBe(0);
});

test('a title of 301 characters is rejected', async ({ riskRegister, organisation, signedInAs, consoleGuard }) => {
  consoleGuard.allow(/status of 400.*\/api\/risk/);
  await signedInAs(organisation.manager);
  await riskRegister.open('?risk=new');
  await riskRegister.panel.enter({ title: 'x'.repeat(301) });
  await riskRegister.panel.save();
  await expect(riskRegister.panel.titleField).toHaveAttribute('aria-invalid', 'true');
  await expect(riskRegister.panel.titleField).toHaveAccessibleDescription(/300/);
});
