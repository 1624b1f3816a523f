import { describe, expect, it } from 'vitest';

import { byteRangeOf } from '#server/http/byte-range.ts';

const file = { size: 1000, etag: '"hash"' };

describe('a requested range', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-499', { start: 0, end: 499 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes= 1 - 2', { start: 1, end: 2 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [`bytes=${'9'.repeat(15)}-`, 'unsatisfiable'],
  ])('%s of 1000 bytes', (range, expected) => {
    expect(byteRangeOf({ range }, file)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=0-1,5-6',
    'bytes=5-4',
    'items=0-1',
    'mybytes=0-1',
    'bytes=a-b',
    `bytes=${'9'.repeat(16)}-`,
  ])('is the whole content for %j', (range) => {
    expect(byteRangeOf({ range }, file)).toBeNull();
  });

  it('is the whole content if the client has a part of another one', () => {
    const range = 'bytes=1-2';
    expect(byteRangeOf({ range, 'if-range': '"hash"' }, file)).toEqual({ start: 1, end: 2 });
    for (const other of ['"other"', 'W/"hash"', 'Mon, 23 Nov 2026 10:00:00 GMT'])
      expect(byteRangeOf({ range, 'if-range': other }, file)).toBeNull();
  });

  it('has no part of an empty content', () => {
    expect(byteRangeOf({ range: 'bytes=0-' }, { ...file, size: 0 })).toBe('unsatisfiable');
  });
});
