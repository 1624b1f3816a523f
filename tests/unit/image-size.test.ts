import { expect, test } from 'vitest';

import type { FileType } from '#domain/file-types.ts';
import { imageSize, isImage } from '#server/modules/attachment/image-size.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex');

/** A frame of 640 by 480 pixels, after a table and other segments. */
const frame = 'FFC0 0011 08 01E0 0280 03 012200 021101 031101';
const table = 'FFC4 0004 0000';

/** Exif with an orientation, in either order of bytes. */
const exif = {
  little: (orientation: number) =>
    `FFE1 0022 457869660000 49492A00 08000000 0100 1201 0300 01000000 0${orientation}000000 00000000`,
  big: (orientation: number) =>
    `FFE1 0022 457869660000 4D4D002A 00000008 0001 0112 0003 00000001 000${orientation}0000 00000000`,
};

const webp = (chunk: string, facts: string) => `52494646 00000000 57454250 ${chunk} 00000000 ${facts}`;

const size = { width: 640, height: 480 };
const turned = { width: 480, height: 640 };

test.each<[what: string, type: FileType, bytes: string, expected: object | null]>([
  ['PNG', 'PNG', '89504E470D0A1A0A 0000000D 49484452 00000280 000001E0', size],
  ['GIF', 'GIF', '474946383961 8002 E001', size],
  ['JPEG', 'JPEG', `FFD8 ${table} ${frame}`, size],
  ['JPEG with a longer marker', 'JPEG', `FFD8 FF${frame}`, size],
  ['JPEG that stands upright', 'JPEG', `FFD8 ${exif.little(1)} ${frame}`, size],
  ['JPEG on its side', 'JPEG', `FFD8 ${exif.little(6)} ${frame}`, turned],
  ['JPEG on its side, written by another camera', 'JPEG', `FFD8 ${exif.big(5)} ${frame}`, turned],
  ['JPEG without a frame', 'JPEG', `FFD8 ${table}`, null],
  ['JPEG of something else', 'JPEG', 'FFD8 0000 0000 0000', null],
  ['lossy WebP', 'WEBP', webp('56503820', '000000 9D012A 8002 E001'), size],
  ['lossless WebP', 'WEBP', webp('5650384C', '2F 7FC27700 00000000'), size],
  ['extended WebP', 'WEBP', webp('56503858', '00000000 7F0200 DF0100'), size],
  ['unknown WebP', 'WEBP', webp('41414141', '00000000 7F0200 DF0100'), null],
  ['PNG without height', 'PNG', '89504E470D0A1A0A 0000000D 49484452 00000280 00000000', null],
  ['PNG of a size that nobody draws', 'PNG', '89504E470D0A1A0A 0000000D 49484452 00010000 00000001', null],
  ['PNG that ends too early', 'PNG', '89504E470D0A1A0A', null],
  ['PDF', 'PDF', '255044462D312E37', null],
])('the size of a %s', (_what, type, bytes, expected) => {
  expect(imageSize(type, hex(bytes))).toEqual(expected);
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="640" height=\'480px\'>', size],
  ['<?xml version="1.0"?><!-- --><svg\n  viewBox="0 0 640 480">', size],
  ['<svg width="100%" height="100%" viewBox="0,0,639.6,480.4">', size],
  ['<svg width="640" viewBox="0 0 64 48">', size],
  ['<svg height="480" width="auto" viewBox="0 0 64 48">', size],
  ['<svg width="10cm" height="5cm">', null],
  ['<svg', null],
])('the size of the drawing %s', (text, expected) => {
  expect(imageSize('SVG', Buffer.from(text))).toEqual(expected);
});

test('only images are shown as images', () => {
  expect([isImage('WEBP'), isImage('SVG'), isImage('PDF'), isImage('TEXT')]).toEqual([true, true, false, false]);
});
