import { describe, expect, it } from 'vitest';

import { mentionMark as mark } from '#domain/text/comment-text.ts';
import { formattedText, type Block, type Inline } from '#domain/text/formatted-text.ts';

/** The tree in a short notation: `<b>…</b>`, `@0`, `<a href>…</a>`. */
const written = (parts: readonly Inline[]): string => parts.map(writtenPart).join('');

function writtenPart(part: Inline): string {
  if (part.type === 'text') return part.text;
  if (part.type === 'code') return `<code>${part.text}</code>`;
  if (part.type === 'mention') return `@${part.index}`;
  const content = written(part.content);
  if (part.type === 'link') return `<a ${part.href}>${content}</a>`;
  return part.type === 'bold' ? `<b>${content}</b>` : `<i>${content}</i>`;
}

const shown = (block: Block): string =>
  block.type === 'paragraph'
    ? block.lines.map(written).join('\n')
    : block.items
        .map((item, index) => `${block.start === null ? '-' : block.start + index} ${written(item)}`)
        .join('\n');

const blocksOf = (text: string) => formattedText(text).map(shown);

describe('a line', () => {
  it.each([
    ['**bold** and _italic_ and `code`', '<b>bold</b> and <i>italic</i> and <code>code</code>'],
    ['**bold with _italic_ in it**', '<b>bold with <i>italic</i> in it</b>'],
    ['`**as typed**`', '<code>**as typed**</code>'],
    ['a_name_of_words and 2 * 3 ** 4', 'a_name_of_words and 2 * 3 ** 4'],
    ['**not closed, _nor this, `nor that', '**not closed, _nor this, `nor that'],
    ['** spaced ** and _ spaced _', '** spaced ** and _ spaced _'],
    ['a **b** c', 'a <b>b</b> c'],
    ['a ** b** c and _ b_ c', 'a ** b** c and _ b_ c'],
    ['**a ** b** and _a_b, c _d_', '<b>a ** b</b> and <i>a_b, c _d</i>'],
    ['**, _ and `` mark nothing', '**, _ and `` mark nothing'],
    [`**${mark}** asks _${mark}_, \`${mark}\``, '<b>@0</b> asks <i>@1</i>, `@2`'],
    ['[the report](https://a.example/b) is there', '<a https://a.example/b>the report</a> is there'],
    ['[**bold**](mailto:a@b.example)', '<a mailto:a@b.example><b>bold</b></a>'],
    ['See https://a.example/b_c_d, then', 'See <a https://a.example/b_c_d>https://a.example/b_c_d</a>, then'],
    ['Https://A.example is there', '<a Https://A.example>Https://A.example</a> is there'],
    ['**https://a.example**', '<b><a https://a.example>https://a.example</a></b>'],
    [
      '[a](http://a.example) or http://a.example',
      '<a http://a.example>a</a> or <a http://a.example>http://a.example</a>',
    ],
    ['[a)](https://b.example)', '<a https://b.example>a)</a>'],
    ['ab](https://c.example)', 'ab](<a https://c.example>https://c.example</a>)'],
    ['[](https://c.example)', '[](<a https://c.example>https://c.example</a>)'],
    ['[https://c.example)', '[<a https://c.example>https://c.example</a>)'],
    ['[a](https://c.example/b', '[a](<a https://c.example/b>https://c.example/b</a>'],
    ['ahttps://b.example', 'ahttps://b.example'],
    ['[a [b](https://c.example)]', '[a <a https://c.example>b</a>]'],
    ['[https://a.example](https://b.example)', '<a https://b.example>https://a.example</a>'],
  ])('%j', (text, expected) => {
    expect(blocksOf(text)).toEqual([expected]);
  });
});

it.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example)',
  '[x]( https://evil.example)',
  '[x](https://a.example" onmouseover="alert(1))',
  '<img src=x onerror=alert(1)>',
  '<a href="https://evil.example">x</a>',
  'vbscript:alert(1)',
])('%j has no link but an address of the web as it is written', (text) => {
  const links = JSON.stringify(formattedText(text)).match(/"href":"[^"]*"/g) ?? [];
  expect(links.filter((link) => !/^"href":"https:\/\/(?:evil|a)\.example"$/.test(link))).toEqual([]);
  expect(blocksOf(text)[0]?.replaceAll(/<a (https:[^>]*)>\1<\/a>/g, '$1')).toBe(text);
});

describe('blocks', () => {
  it('have no empty parts', () => {
    expect(formattedText('- _a_')).toEqual([
      { type: 'list', start: null, items: [[{ type: 'italic', content: [{ type: 'text', text: 'a' }] }]] },
    ]);
  });
  it('are paragraphs and lists of lines', () => {
    expect(blocksOf('One\ntwo\n\n \nThree\n- a\n- **b**\n17. c\n18) d\nEnd\n \nThe end')).toEqual([
      'One\ntwo',
      'Three',
      '- a\n- <b>b</b>',
      '17 c\n18 d',
      'End',
      'The end',
    ]);
  });
  it('count mentions in the order of the text', () => {
    expect(blocksOf(`${mark}\n- ${mark}\n\n_${mark}_`)).toEqual(['@0', '- @1', '<i>@2</i>']);
  });
  it.each(['-', '- ', '-a', '1.', '12345678. a', '---'])('%j is no list', (text) => {
    expect(formattedText(text)).toEqual([{ type: 'paragraph', lines: [[{ type: 'text', text }]] }]);
  });
});

/** As long as a comment may be. */
const longest = 5000;

const depthOf = (parts: readonly Inline[]): number =>
  Math.max(0, ...parts.map((part) => ('content' in part ? 1 + depthOf(part.content) : 0)));

it.each(['[', '**a', '_a ', '`', '**_', '[a](', '[](', 'https://', `_${mark}`, '**a _b '])(
  '%j, repeated, is read at once and not deeply',
  (part) => {
    const [block] = formattedText(part.repeat(longest / part.length));
    expect(block?.type === 'paragraph' && Math.max(...block.lines.map(depthOf))).toBeLessThanOrEqual(3);
  },
);
