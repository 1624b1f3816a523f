import { expect, test } from 'vitest';

import { topOfToasts } from '#src/ui/feedback/toast-room.ts';

const toasts = { left: 900, right: 1256, height: 200, windowHeight: 720 };
const bar = (top: number, bottom: number, left = 0, right = 1280) => ({ top, bottom, left, right });

test('toasts are 16 pixels from the top as long as they cover no bar', () => {
  expect(topOfToasts({ ...toasts, bars: [] })).toBe(16);
  expect(topOfToasts({ ...toasts, bars: [bar(660, 720), bar(216, 260), bar(0, 16)] })).toBe(16);
});

test('a bar beside the toasts is not in their way', () => {
  expect(topOfToasts({ ...toasts, bars: [bar(100, 150, 0, 900), bar(100, 150, 1256, 1280)] })).toBe(16);
});

test('toasts begin below the bars that they would cover', () => {
  expect(topOfToasts({ ...toasts, bars: [bar(100, 150)] })).toBe(166);
  expect(topOfToasts({ ...toasts, bars: [bar(400, 450), bar(360, 365), bar(100, 150)] })).toBe(466);
  expect(topOfToasts({ ...toasts, bars: [bar(200, 504)] })).toBe(520);
});

test('without room for all of them there is no place', () => {
  expect(topOfToasts({ ...toasts, bars: [bar(100, 505)] })).toBeUndefined();
  expect(topOfToasts({ ...toasts, windowHeight: 215, bars: [] })).toBeUndefined();
});
