import { isolated } from '#src/components/bidi.ts';

import { expect, expectToast, test } from './support/test.ts';

const texts = {
  'a script': '<img src=x onerror=alert(1)>',
  'a script in quotes': `"'><svg/onload=alert(1)>{{7*7}}\${7*7}`,
  'emoji made of several characters': 'Fire 🔥 and family 👩‍👩‍👧‍👦 at the port 🇮🇪',
  'text that is read from the right': 'خطر الحريق في الأرشيف',
  'letters with marks and wildcards': 'Zürich–São Paulo 100%_\\ ñandú',
  '300 characters': 'risk '.repeat(60).trim().padEnd(300, '!'),
};

for (const [kind, title] of Object.entries(texts)) {
  test(`a title of ${kind} survives and runs nothing`, async ({ page, riskRegister, organisation, signedInAs }) => {
    let dialogs = 0;
    page.on('dialog', async (dialog) => {
      dialogs += 1;
      await dialog.dismiss();
    });
    await signedInAs(organisation.manager);
    await riskRegister.open('?risk=new');
    await riskRegister.panel.enter({ title, description: title });
    await riskRegister.panel.save();
    await expectToast(page, 'Created successfully', `R-0001 ${isolated(title)}`);
    await riskRegister.expectTitles([title]);
    await riskRegister.search(title.slice(0, 40));
    await riskRegister.expectTitles([title]);
    await page.reload();
    await expect(riskRegister.panel.titleField).toHaveValue(title);
    await expect(riskRegister.panel.descriptionField).toHaveValue(title);
    await expect(riskRegister.panel.root).toHaveAccessibleName(`R-0001 ${isolated(title)}`);
    await riskRegister.expectTitles([title]);
    const direction = kind === 'text that is read from the right' ? 'rtl' : 'ltr';
    await expect(page.getByRole('link', { name: title })).toHaveCSS('direction', direction);
    expect(dialogs).toBe(0);
  });
}

test('a title of 301 characters is refused', async ({ riskRegister, organisation, signedInAs, consoleGuard }) => {
  consoleGuard.allow(/status of 400.*\/api\/risk/);
  await signedInAs(organisation.manager);
  await riskRegister.open('?risk=new');
  await riskRegister.panel.enter({ title: 'x'.repeat(301) });
  await riskRegister.panel.save();
  await expect(riskRegister.panel.titleField).toHaveAttribute('aria-invalid', 'true');
  await expect(riskRegister.panel.titleField).toHaveAccessibleDescription(/300/);
});
