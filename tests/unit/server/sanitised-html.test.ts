import { describe, expect, test } from 'vitest';

import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

const id = '0b6a4c1e-7d52-4c39-9f0e-5a2f1f0f8a11';

describe('what is planted in a policy is removed', () => {
  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    [
      'a script in a table',
      '<table><tbody><tr><td><script>x</script>a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['an event handler', '<p onclick="x()" onmouseover=y()>a</p>', '<p>a</p>'],
    [
      'a handler of an image',
      `<img data-attachment="${id}" alt="Plan" onerror="x()" />`,
      `<img data-attachment="${id}" alt="Plan" />`,
    ],
    ['a javascript: link', '<a href="javascript:x()">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
    [
      'a javascript: link with a tab',
      '<a href="java&#9;script:x()">a</a>',
      '<a rel="noopener noreferrer nofollow">a</a>',
    ],
    ['a data: link', '<a href="data:text/html,x">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
    ['a vbscript: link', '<a href="vbscript:x">a</a>', '<a rel="noopener noreferrer nofollow">a</a>'],
    ...[
      '/admin',
      'admin',
      './x',
      '//evil.example',
      '\\\\evil.example',
      '?x=1',
      '#top',
      '',
      'https:evil.example',
      'http:/x',
    ].map((address) => [
      `a link to ${JSON.stringify(address)}`,
      `<a href="${address}">a</a>`,
      '<a rel="noopener noreferrer nofollow">a</a>',
    ]),
    [
      'an SVG',
      '<svg onload="x()"><a href="javascript:x()"><text>a</text></a></svg>',
      '<a rel="noopener noreferrer nofollow">a</a>',
    ],
    ['a style', '<style>p{display:none}</style><p style="background:url(//evil.example)">a</p>', '<p>a</p>'],
    ['a class', '<h2 class="x" id="y">a</h2>', '<h2>a</h2>'],
    [
      'a frame, a form and its fields',
      '<iframe src="//e.example"></iframe><form action="//e.example"><input name="p"><button>Go</button></form>',
      'Go',
    ],
    ['a comment', '<p>a<!-- b --></p>', '<p>a</p>'],
    ['a meta element', '<meta http-equiv="refresh" content="0;url=//e.example"><base href="//e.example">a', 'a'],
  ])('%s', (_what, planted, kept) => {
    expect(sanitisedHtml(planted)).toBe(kept);
  });
});

test('elements are kept 100 deep, and refused beyond, before the parser takes longer with each', () => {
  const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}a${'</blockquote>'.repeat(depth)}`;
  expect(sanitisedHtml(nested(100))).toBe(nested(100));
  expect(() => sanitisedHtml(nested(101))).toThrow(
    expect.objectContaining({
      statusCode: 400,
      body: expect.objectContaining({
        errors: [{ field: 'content', message: 'Elements are nested more than 100 deep' }],
      }),
    }),
  );
  // Elements beside each other are not nested, whether or not their ends are written.
  expect(sanitisedHtml('<p>a<br>'.repeat(200))).toBe('<p>a<br /></p>'.repeat(200));
});

describe('an image', () => {
  test('of an attachment is kept with its description', () => {
    const image = `<img data-attachment="${id}" alt="The site &quot;North&quot;" />`;
    expect(sanitisedHtml(image)).toBe(image);
  });

  test.each([
    ['with an address', '<img src="https://e.example/x.png" alt="x" />'],
    ['with a choice of addresses', '<img srcset="https://e.example/x.png 2x" alt="x" />'],
    ['with data', '<img src="data:image/png;base64,AAAA" />'],
    ['whose attachment is no id', '<img data-attachment="../../secret" />'],
    ['whose attachment is an id and more', `<img data-attachment="${id} onerror=x" />`],
    ['whose attachment is empty', '<img data-attachment="" alt="x" />'],
  ])('%s is removed', (_what, image) => {
    expect(sanitisedHtml(`<p>a</p>${image}`)).toBe('<p>a</p>');
  });

  test('loses its addresses if it is of an attachment', () => {
    expect(sanitisedHtml(`<img src="//e.example" srcset="//e.example 2x" style="x" data-attachment="${id}">`)).toBe(
      `<img data-attachment="${id}" />`,
    );
  });
});

test.each(['https://a.example/x?y#z', 'http://a.example', 'mailto:a@a.example', 'HTTPS://A.EXAMPLE'])(
  'a link to %s is kept',
  (address) => {
    const kept = `<a href="${address}" rel="noopener noreferrer nofollow">a</a>`;
    expect(sanitisedHtml(`<a href="${address}" target="_top" title="x">a</a>`)).toBe(kept);
    expect(sanitisedHtml(kept)).toBe(kept);
  },
);

test('a list goes on from its number', () => {
  expect(sanitisedHtml('<ol start="4" type="a"><li>a</li></ol>')).toBe('<ol start="4" type="a"><li>a</li></ol>');
  expect(sanitisedHtml('<ol type="disc"><li>a</li></ol>')).toBe('<ol><li>a</li></ol>');
});

describe('tables and lists', () => {
  const table = (cells: string) => `<table><tbody><tr>${cells}</tr></tbody></table>`;

  test.each([
    ['<td colspan="200" rowspan="1000">a</td>', '<td colspan="200" rowspan="1000">a</td>'],
    ['<td colspan="201">a</td>', '<td>a</td>'],
    ['<th rowspan="1001">a</th>', '<th>a</th>'],
    ['<td colspan="1" rowspan="0">a</td>', '<td>a</td>'],
    ['<td colspan="-2" rowspan="1e3">a</td>', '<td>a</td>'],
  ])('a cell %s becomes %s', (given, kept) => expect(sanitisedHtml(table(given))).toBe(table(kept)));

  test.each([
    ['5', ' start="5"'],
    ['-3', ' start="-3"'],
    ['99999999999', ''],
    ['x', ''],
  ])('a list that starts at %s keeps it as%s', (start, kept) =>
    expect(sanitisedHtml(`<ol start="${start}"><li>a</li></ol>`)).toBe(`<ol${kept}><li>a</li></ol>`),
  );

  test('a table has at most 200 columns, however its cells are made', () => {
    const cells = (count: number) => '<td>a</td>'.repeat(count);
    const message = 'A table has more than 200 columns';
    expect(sanitisedHtml(table(cells(200)) + table(cells(200)))).toContain('</table><table>');
    expect(() => sanitisedHtml(table(cells(201)))).toThrow(message);
    expect(() => sanitisedHtml(table(`<td colspan="150">a</td>${cells(51)}`))).toThrow(message);
    expect(sanitisedHtml(table(`${cells(199)}<td>${table(cells(200))}</td>`))).toContain('</table></td>');
    expect(() => sanitisedHtml(table(`${cells(199)}<td>${table(cells(1))}</td>${cells(1)}`))).toThrow(message);
  });
});
