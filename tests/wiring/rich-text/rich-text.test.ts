import { describe, expect, test } from 'vitest';

import { isAllowedAddress, richTextElements } from '#domain/text/rich-text.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';
import { cleanPasted, imagesLostIn, withoutStyles } from '#src/ui/rich-text/clean-pasted.ts';
import { isMarkdown, markdownToHtml } from '#src/ui/rich-text/markdown.ts';
import { safeContent } from '#src/ui/rich-text/safe-content.ts';

import { canonical, writtenOf } from './support.ts';
import { googleDocsHtml, wordHtml } from './word-sample.ts';

const pasted = (html: string) => writtenOf(cleanPasted(html));
const link = (href: string, text: string) => `<a href="${href}" rel="noopener noreferrer nofollow">${text}</a>`;
const id = '0b6a4c1e-7d52-4c39-9f0e-5a2f1f0f8a11';

/** Everything that the editor can write. */
const complete = [
  '<h2>Purpose</h2><h3>Scope</h3><h4>Exceptions</h4>',
  '<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s>, <code>code</code>,',
  ` H<sub>2</sub>O, 10<sup>6</sup>, a<br>b, ${link('https://a.example/?x=1&amp;y=2', 'page')},`,
  ` ${link('mailto:ciso@a.example', 'mail')}, 1 &lt; 2 &amp; "3" 'x'\u00A0y</p>`,
  '<ul><li><p>One</p><ol><li><p>Deep</p></li></ol></li></ul><ol start="3"><li><p>Three</p></li></ol>',
  '<ol type="a"><li><p>Of letters</p><ol start="2" type="i"><li><p>Of Roman numerals</p></li></ol></li></ol>',
  '<blockquote><p>Quoted</p></blockquote><pre><code>const a = 1;\n  b &lt; c</code></pre><hr>',
  '<table><tbody><tr><th><p>Role</p></th><th><p>When</p></th></tr>',
  '<tr><td colspan="2"><p>Everyone</p></td></tr></tbody></table>',
  `<img data-attachment="${id}" alt="The &quot;site&quot; > plan">`,
].join('');

describe('what the editor writes', () => {
  test('is what it has read', () => {
    expect(canonical(writtenOf(complete))).toBe(canonical(complete));
  });

  test('is stored by the server as it is', () => {
    const written = writtenOf(complete);
    expect(canonical(sanitisedHtml(written))).toBe(canonical(written));
  });

  test('has no element that the server removes', () => {
    const kept = (name: string) => sanitisedHtml(`<${name} data-attachment="${id}">`).startsWith(`<${name}`);
    expect(richTextElements.filter((name) => !kept(name))).toEqual([]);
  });

  test('is empty without any content', () => {
    expect(writtenOf('')).toBe('');
    expect(writtenOf('<p></p>')).toBe('');
  });

  test.each([
    ['<h1>One</h1><h5>Five</h5>', '<p>One</p><p>Five</p>'],
    ['<p onclick="x()" style="color:red">a<script>x()</script><style>p{}</style></p>', '<p>a</p>'],
    ['<p><a href="javascript:x()">a</a></p>', '<p>a</p>'],
    ['<p>a</p><img src="https://e.example/x.png">', '<p>a</p>'],
    ['<svg><p>a</p></svg><iframe srcdoc="<p>b</p>"></iframe>', '<p>a</p>'],
  ])('of %s is %s', (html, written) => {
    expect(writtenOf(html)).toBe(written);
  });
});

test.each(['/admin', '//evil.example', '?x=1', '#top', 'x'])('a stored link to %s leads nowhere', (address) => {
  const place = document.createElement('div');
  place.append(safeContent(`<p><a href="${address}">a</a><a href="https://a.example">b</a></p>`));
  expect([...place.querySelectorAll('a')].map((found) => found.getAttribute('href'))).toEqual([
    null,
    'https://a.example',
  ]);
});

describe('an address', () => {
  const scheme = 'javascript';
  /** Whether the server keeps it, which has the same rule for what does not come from the editor. */
  const isKept = (address: string) => sanitisedHtml(`<a href="${address}">a</a>`).includes('href');

  test.each(['https://a.example', 'http://a.example/x?y', 'mailto:a@a.example'])('%s is allowed', (address) => {
    expect([isAllowedAddress(address), isKept(address)]).toEqual([true, true]);
  });
  test.each([
    `${scheme}:x()`,
    ' https://a.example',
    'https://a b',
    '//a.example',
    '/admin',
    'admin',
    '?x=1',
    '#top',
    'https:a.example',
    'data:text/html,x',
    'ftp://a',
    '',
  ])('%j is not', (address) => {
    expect([isAllowedAddress(address), isKept(address)]).toEqual([false, false]);
  });
});

describe('what is pasted', () => {
  test('from Word keeps headings, marks, lists, links and tables', () => {
    expect(pasted(wordHtml)).toBe(
      [
        '<h2>Access control</h2>',
        '<p>Access is given <strong>by role</strong>, and <em>reviewed</em> twice a year.</p>',
        '<h3>Rules</h3>',
        '<ul><li><p>Nobody shares an account</p><ul><li><p>not even for a day</p></li></ul></li>',
        `<li><p>Passwords have ${link('https://pages.nist.gov/800-63-4/', 'at least 15 characters')}</p></li></ul>`,
        '<p>In this order:</p>',
        '<ol><li><p>Ask</p></li><li><p>Approve</p></li></ol>',
        '<table><tbody><tr><td><p><strong>Role</strong></p></td><td><p><strong>Review</strong></p></td></tr>',
        '<tr><td><p>Administrator</p></td><td><p>Monthly</p></td></tr></tbody></table>',
      ].join(''),
    );
  });

  test('from Google Docs keeps what its styles mean', () => {
    expect(pasted(googleDocsHtml)).toBe(
      [
        '<h2>Clear desk</h2>',
        `<p><strong>Everyone</strong><em> locks </em><s>up</s> ${link('https://attest.example/desk', 'the desk')}</p>`,
        '<ul><li><p>Paper</p></li></ul>',
      ].join(''),
    );
  });

  test('has lists of their own for bullets and numbers that follow each other', () => {
    const item = (marker: string, text: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker} </span>${text}</p>`;
    expect(pasted(`${item('·', 'a')}${item('1)', 'b')}${item('(ii)', 'c')}`)).toBe(
      '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li><li><p>c</p></li></ol>',
    );
  });

  test.each([
    ['a.', '<ol type="a">'],
    ['A)', '<ol type="A">'],
    ['i.', '<ol type="i">'],
    ['(I)', '<ol type="I">'],
    ['1.', '<ol>'],
  ])('from Word keeps how a list counts: %s', (marker, list) => {
    const item = `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker} </span>Lock it</p>`;
    expect(pasted(item)).toBe(`${list}<li><p>Lock it</p></li></ol>`);
  });

  test('from Google Docs keeps how a list counts', () => {
    const list = '<ol><li style="list-style-type:upper-roman;font-weight:400">Lock it</li></ol>';
    expect(pasted(list)).toBe('<ol type="I"><li><p>Lock it</p></li></ol>');
  });

  test('is read without any style, which the content security policy would refuse', () => {
    expect(withoutStyles(wordHtml)).not.toMatch(/<style|\sstyle=/i);
    expect(withoutStyles(googleDocsHtml)).not.toMatch(/\sstyle=/i);
    expect(withoutStyles('<p>a style="x" b</p>')).toBe('<p>a style="x" b</p>');
  });

  test('keeps headings whose levels exist', () => {
    expect(pasted('<h2>a</h2><h5>b</h5>')).toBe('<h2>a</h2><h4>b</h4>');
  });

  test('keeps empty cells', () => {
    expect(pasted('<table><tr><td><p>&nbsp;</p></td><td><p>a</p></td></tr></table>')).toContain('<td><p>a</p></td>');
  });
});

describe('Markdown', () => {
  const markdown = [
    '# Backups',
    '',
    'Every **night**, to [two places](https://a.example).',
    '',
    '- full',
    '- `incremental`',
    '',
    '1. Restore',
    '2. Compare',
    '',
    '> Tested yearly',
    '',
    '| What | Kept |',
    '| ---- | ---- |',
    '| Mail | 90 days |',
    '',
    '```sh',
    'restore --all',
    '```',
    '',
    '<script>x()</script><img src=x onerror=x()>',
  ].join('\n');

  test('becomes what it says, without the HTML in it', () => {
    expect(pasted(markdownToHtml(markdown))).toBe(
      [
        '<h2>Backups</h2>',
        `<p>Every <strong>night</strong>, to ${link('https://a.example', 'two places')}.</p>`,
        '<ul><li><p>full</p></li><li><p><code>incremental</code></p></li></ul>',
        '<ol><li><p>Restore</p></li><li><p>Compare</p></li></ol>',
        '<blockquote><p>Tested yearly</p></blockquote>',
        '<table><tbody><tr><th><p>What</p></th><th><p>Kept</p></th></tr>',
        '<tr><td><p>Mail</p></td><td><p>90 days</p></td></tr></tbody></table>',
        '<pre><code>restore --all</code></pre>',
      ].join(''),
    );
  });

  test.each(['# A title', '- a\n- b', '1. a\n2. b', 'so **very** bold', '[a](https://a.example)', '> said', '```\nx'])(
    'is recognised in %j',
    (text) => {
      expect(isMarkdown(text)).toBe(true);
    },
  );

  test.each(['Plain text', '5 * 3 * 2', '- one dash', '#1 in the list', 'a | b', 'see [1] (page 2)', '2 > 1'])(
    'is not seen in %j',
    (text) => {
      expect(isMarkdown(text)).toBe(false);
    },
  );
});

test.each([
  ['<p>No image</p>', 0],
  ['<p>Text</p><img src="https://example.com/a.png"><img src="data:image/png;base64,AA==">', 2],
  ['<p>Ours</p><img data-attachment="0b0e2c4c-6c56-4a6c-9f0c-6a2f7f6d9a10" alt="Plan">', 0],
])('what is left out of a pasted text is counted, so that it does not vanish without a word', (html, count) => {
  expect(imagesLostIn(html)).toBe(count);
});
