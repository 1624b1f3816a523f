import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { imageMeasurer } from '#server/modules/attachment/index.ts';

const png = Buffer.from('89504E470D0A1A0A0000000D4948445200000280000001E0', 'hex');
const failure = new Error('storage is down');

test('an image whose storage fails has no size, is logged, and is measured the next time', async () => {
  let isDown = true;
  const logged: object[] = [];
  const open = async () => {
    if (isDown) throw failure;
    return Readable.from([png]);
  };
  const measure = imageMeasurer({ open }, { warn: (details) => void logged.push(details) });
  const image = { key: 'one', type: 'PNG', size: png.length } as const;
  expect(await measure([image])).toEqual([null]);
  expect(logged).toEqual([{ err: failure, key: 'one' }]);
  isDown = false;
  expect(await measure([image])).toEqual([{ width: 640, height: 480 }]);
  expect(logged).toHaveLength(1);
});
