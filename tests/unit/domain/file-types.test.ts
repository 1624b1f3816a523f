import { expect, test } from 'vitest';

import { contentTypes } from '#domain/files/content-types.ts';
import { fileTypeKeys, fileTypes, takesRaw, typeOfName } from '#domain/files/file-types.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

test.each([
  ['plan.pdf', 'PDF', 'application/pdf'],
  ['plan.PNG', 'PNG', 'image/png'],
  ['plan.jpg', 'JPEG', 'image/jpeg'],
  ['plan.jpeg', 'JPEG', 'image/jpeg'],
  ['plan.gif', 'GIF', 'image/gif'],
  ['plan.webp', 'WebP', 'image/webp'],
  ['plan.svg', 'SVG', 'image/svg+xml'],
  ['plan.docx', 'Word', `${office}.wordprocessingml.document`],
  ['plan.xlsx', 'Excel', `${office}.spreadsheetml.sheet`],
  ['plan.pptx', 'PowerPoint', `${office}.presentationml.presentation`],
  ['plan.odt', 'OpenDocument text', `${openDocument}.text`],
  ['plan.ods', 'OpenDocument spreadsheet', `${openDocument}.spreadsheet`],
  ['plan.odp', 'OpenDocument presentation', `${openDocument}.presentation`],
  ['plan.txt', 'text', 'text/plain; charset=utf-8'],
  ['plan.log', 'text', 'text/plain; charset=utf-8'],
  ['plan.csv', 'CSV', 'text/csv; charset=utf-8'],
  ['plan.json', 'JSON', 'application/json'],
  ['plan.exe.md', 'Markdown', 'text/markdown; charset=utf-8'],
])('%s is accepted as %s', (file, name, contentType) => {
  const type = typeOfName(file);
  expect(type && [fileTypes[type].name, contentTypes[type]]).toEqual([name, contentType]);
});

test.each(['plan', 'planpdf', 'plan.', 'plan.pdf.exe', 'plan.pdf ', 'plan.docm', 'plan.p', 'plan.pdfx', 'plan.7pdf'])(
  '%j is not accepted',
  (file) => {
    expect(typeOfName(file)).toBeUndefined();
  },
);

test('a browser shows only what cannot run anything', () => {
  expect(fileTypeKeys.filter((type) => fileTypes[type].inline)).toEqual(['PDF', 'PNG', 'JPEG', 'GIF', 'WEBP']);
});

test.each(['mail.eml', 'mail.msg', 'dump.zip', 'net.pcap', 'net.pcapng', 'proxy.log', 'alert.json'])(
  '%s is raw evidence where that is accepted, which is only downloaded, as bytes',
  (file) => {
    const type = typeOfName(file, true);
    expect(type && [contentTypes[type], fileTypes[type].inline]).toEqual(['application/octet-stream', false]);
  },
);

test('only incidents take raw evidence', () => {
  expect(['incident', 'risk', 'evidence', 'policy'].filter(takesRaw)).toEqual(['incident']);
});
