import { expect, it } from 'vitest';

import { formatSize } from '#src/registers/attachments/format-size.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1440, '1.4 kB'],
  [52_400_000, '52 MB'],
  [7_000_000_000_000, '7,000 GB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
