import { expect, test } from 'vitest';

import { imageSize, isImage } from '#server/modules/attachment/image-size.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex');

/** A frame of 640 by 480 pixels. */
const frame = 'FFC0 0011 08 01E0 0280 03 012200 021101 031101 FFD9';

const turned = (orientation: number) =>
  `FFE1 0022 457869660000 49492A00 08000000 0100 1201 0300 01000000 0${orientation}000000 00000000`;

const png = (width: string, height: string) => `89504E470D0A1A0A 0000000D 49484452 ${width} ${height}`;

const size = { width: 640, height: 480 };

test.each<[what: string, bytes: string, expected: object | null]>([
  ['PNG', png('00000280', '000001E0'), size],
  ['JPEG', `FFD8 FFE0 0004 0000 ${frame}`, size],
  ['JPEG that stands upright', `FFD8 ${turned(1)} ${frame}`, size],
  ['JPEG on its side', `FFD8 ${turned(6)} ${frame}`, { width: 480, height: 640 }],
  ['JPEG without a frame', 'FFD8 FFC4 0004 0000', null],
  ['PNG without height', png('00000280', '00000000'), null],
  ['PNG of a size that nobody draws', png('00010000', '00000001'), null],
  ['PNG that ends too early', '89504E470D0A1A0A', null],
  ['PDF', '255044462D312E37', null],
  ['nothing', '', null],
])('the size of a %s', (_what, bytes, expected) => {
  expect(imageSize(hex(bytes))).toEqual(expected);
});

test.each([
  ['<svg width="640" viewBox="0 0 64 48"></svg>', size],
  ['<svg width="100%" height="100%"></svg>', null],
  ['<svg', null],
])('the size of the drawing %s', (text, expected) => {
  expect(imageSize(Buffer.from(text))).toEqual(expected);
});

test('only images are shown as images', () => {
  expect([isImage('WEBP'), isImage('SVG'), isImage('PDF'), isImage('TEXT')]).toEqual([true, true, false, false]);
});
