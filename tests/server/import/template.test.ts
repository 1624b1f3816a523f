import { expect, it } from 'vitest';

import { openPackage } from '#server/modules/import/file/workbook.ts';
import { add, openPlace } from '#tests/server/api/place.ts';
import { problemsOfWorkbook } from '#tests/server/support/ooxml.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { readStrictly } from '#tests/server/support/strict-reader.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const template = async () => {
  const { status, bytes } = await place.owner.call('/api/import-template?kind=risk&format=xlsx');
  expect(status).toBe(200);
  expect(await problemsOfWorkbook(bytes)).toEqual([]);
  expect(readStrictly(bytes)).toHaveLength(2);
  return openPackage(bytes);
};

async function sheet(number: number): Promise<string> {
  let text = '';
  for await (const part of (await template()).read(`xl/worksheets/sheet${number}.xml`)) text += part;
  return text;
}

it('names the values of closed sets and the active entries of look-ups, but no people', async () => {
  await add(place, '/api/risk-category', { name: 'Fire & <water>' });
  await add(place, '/api/risk-category', { name: 'Retired', active: false });
  const values = await sheet(2);
  expect(values).toContain('>Mitigate<');
  expect(values).toContain('>Fire &amp; &lt;water&gt;<');
  expect(values).not.toContain('Retired');
  expect(values).not.toContain('>Owner<');
});

it('offers them in its cells, except where a cell has several', async () => {
  const [first, values] = [await sheet(1), await sheet(2)];
  const headerOf = (text: string, address: string) =>
    new RegExp(`r="${address}1"[^>]*><is><t[^>]*>([^<]*)<`).exec(text)?.[1];
  const offered = [...first.matchAll(/sqref="([A-Z]+)2:[A-Z]+50001"><formula1>'Allowed values'!\$([A-Z]+)\$2/g)];
  const headers = offered.map(([, cells = '', column = '']) => [headerOf(first, cells), headerOf(values, column)]);
  expect(headers).toContainEqual(['Treatment', 'Treatment']);
  expect(headers.filter(([cells, column]) => cells !== column)).toEqual([]);
  expect(headers.flat()).not.toContain('Categories');
});
