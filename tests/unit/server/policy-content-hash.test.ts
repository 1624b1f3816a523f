import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { contentHash, hasContent } from '#server/modules/policy/versions/content-hash.ts';

const file = (attachmentId: string, name: string, number = 1) => ({
  attachmentId,
  fileId: `file of ${attachmentId}`,
  name,
  number,
  sha256: `content of ${name}`,
});

const [desk, lock] = [file('a-1', 'desk.png'), file('b-2', 'lock.png')];
const version = { content: '<img data-attachment="a-1">', sourceUrl: '', files: [desk, lock] };

test('a hash is that of text, address and files, in whatever order these are read', () => {
  const hash = contentHash(version);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(contentHash({ ...version, files: [lock, desk] })).toBe(hash);
  const others = [
    { ...version, content: '<img data-attachment="b-2">' },
    { ...version, sourceUrl: 'https://example.org' },
    { ...version, files: [desk] },
    { ...version, files: [{ ...desk, name: 'renamed.png' }, lock] },
    { ...version, files: [{ ...desk, number: 2 }, lock] },
    { ...version, files: [{ ...desk, sha256: 'another content' }, lock] },
  ];
  expect(new Set([hash, ...others.map(contentHash)]).size).toBe(others.length + 1);
});

test('two images that have changed places in the text are another content', () => {
  const swapped = [
    { ...desk, attachmentId: lock.attachmentId },
    { ...lock, attachmentId: desk.attachmentId },
  ];
  expect(contentHash({ ...version, files: swapped })).not.toBe(contentHash(version));
});

test('what was approved before files had ids in the hash still has its content', () => {
  const { content, sourceUrl, files } = version;
  const said = { content, sourceUrl, files: files.map(({ name, number, sha256 }) => ({ name, number, sha256 })) };
  const former = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  expect(hasContent(version, former)).toBe(true);
  expect(hasContent(version, contentHash(version))).toBe(true);
  expect(hasContent({ ...version, content: '' }, former)).toBe(false);
});
