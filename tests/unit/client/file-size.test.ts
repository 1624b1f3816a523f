import { expect, test } from 'vitest';

import { fileSize } from '#src/secure-links/file-size.ts';

test.each([
  [15, 'en-GB', '15 bytes'],
  [1, 'en-GB', '1 byte'],
  [1440, 'en-GB', '1.4 kB'],
  [4_200_000, 'de-DE', '4,2 MB'],
])('%i bytes are shown in %s as %s', (bytes, locale, text) => {
  expect(fileSize(bytes, locale)).toBe(text);
});
