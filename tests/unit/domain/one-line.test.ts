import { expect, test } from 'vitest';

import { oneLine } from '#domain/text/one-line.ts';

test.each([
  ['Quay crane', 'Quay crane'],
  ['  Quay crane\u00a0', 'Quay crane'],
  ['Quay \r\n\n crane\n', 'Quay crane'],
  ['Quay\u2028crane\u2029', 'Quay crane'],
  ['Quay\tcrane', 'Quay crane'],
  // Space of its own is the person's.
  ['Quay  crane', 'Quay  crane'],
  [' \n ', ''],
])('%j is %j as a single line', (text, line) => expect(oneLine(text)).toBe(line));
