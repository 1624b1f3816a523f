import { deflateSync } from 'node:zlib';

import { expect, expectToast, test } from './support/test.ts';

/** A picture of one grey pixel. */
function pixel(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc(content));
    return Buffer.concat([length, content, checksum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function crc(content: Buffer): number {
  let value = 0xffffffff;
  for (const byte of content) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

test('a dropped picture is attached, shown, downloaded, deleted and restored', async ({
  page,
  context,
  riskRegister,
  organisation,
  givenRisks,
  signedInAs,
}) => {
  const [{ id } = { id: '' }] = await givenRisks([{ title: 'Fire in the archive' }]);
  await signedInAs(organisation.manager);
  const { root } = riskRegister.panel;
  await riskRegister.open(`?risk=${id}&tab=files`);
  await expect(root.getByText('No files yet')).toBeVisible();
  const transfer = await page.evaluateHandle((content) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], 'Archive.png'));
    return dropped;
  }, pixel().toString('base64'));
  await root.getByText('No files yet').dispatchEvent('drop', { dataTransfer: transfer });
  await expectToast(page, 'File attached', 'Archive.png');
  const file = root.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(file).toContainText(/Archive\.png.*PNG, \d+ bytes/);
  await expect(root.getByRole('tab', { name: 'Files 1' })).toBeVisible();

  const shown = context.waitForEvent('page');
  await file.getByRole('button', { name: 'Show Archive.png' }).click();
  await expect((await shown).locator('img')).toHaveJSProperty('naturalWidth', 1);
  await (await shown).close();
  const saved = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Download Archive.png' }).click();
  expect((await saved).suggestedFilename()).toBe('Archive.png');

  await file.getByRole('button', { name: 'Delete Archive.png' }).click();
  await expect(file).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(file).toHaveCount(1);
});
