import { expect, test } from 'vitest';

import { withDirections } from '#src/ui/rich-text/text-direction.ts';

test.each([
  ['<p>خطر</p>', '<p>خطر</p>'],
  ['<ul><li>א</li></ul>', '<ul dir="auto"><li>א</li></ul>'],
  ['<ol start="3"><li>a</li></ol>', '<ol dir="auto" start="3"><li>a</li></ol>'],
  ['<table><tbody><tr><td>ب</td></tr></tbody></table>', '<table dir="auto"><tbody><tr><td>ب</td></tr></tbody></table>'],
  ['<blockquote><p>a</p></blockquote>', '<blockquote dir="auto"><p>a</p></blockquote>'],
  ['<p>&lt;ul&gt;</p>', '<p>&lt;ul&gt;</p>'],
])('in %s lists, tables and quotations take the direction of their text', (html, expected) => {
  expect(withDirections(html)).toBe(expected);
});
