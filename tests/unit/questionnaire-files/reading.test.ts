import { describe, expect, test } from 'vitest';

import {
  fitted,
  inSections,
  plainLine,
  plainText,
  problemOfOptions,
  problemsOf,
} from '#domain/questionnaire-files/reading.ts';
import { bareQuestion } from '#domain/questionnaire/questionnaire.ts';

import { section } from './support.ts';

describe('markup', () => {
  test.each([
    ['<p>One</p><div>Two</div><h2>Three</h2>Four', 'One\nTwo\nThree\nFour'],
    ['<ul><li>One</li><li class="x">Two</li></ul><ol>Three</ol>Four', '- One\n- Two\nThree\nFour'],
    ['One<br>Two<BR/>Three<br class="x">Four', 'One\nTwo\nThree\nFour'],
    ['One\r\nTwo\rThree', 'One\nTwo\nThree'],
    ['One\n\n\n\nTwo\n\nThree', 'One\n\nTwo\n\nThree'],
    ['<A href="x">link</A> and <listing>this</listing> <brand>that</brand>', 'link and this that'],
    ['a < b > c <1> <> </2>', 'a < b > c <1> <> </2>'],
    ['  <p> One </p>  ', 'One'],
    ['A\u202Eb\u0000c', 'Abc'],
  ])('%j becomes %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['&amp;&lt;&gt;&quot;&apos;&nbsp;|', '&<>"\' |'],
    ['&mdash;&ndash;&hellip;&rsquo;&lsquo;', '—–…’‘'],
    ['&AMP; &#65;&#x42;&#X43;&#x1F600;', '& ABC😀'],
    ['&#0;a&#x110000;b&#x10FFFF;', 'ab\u{10FFFF}'],
    ['&#; &#x; &unknown; &#12345678; &toolonganame; &a;', '&#; &#x; &unknown; &#12345678; &toolonganame; &a;'],
    ['x&#x65y;', 'x&#x65y;'],
  ])('%j is decoded to %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('can be put into one line', () => {
    expect(plainLine(' <p>One</p> <p>Two\t three</p> ')).toBe('One Two three');
  });
});

test('a text is cut at its limit, with a note', () => {
  const problems = problemsOf();
  const at = { row: 3, column: 'Help' };
  expect(fitted('abcd', 4, at, problems)).toBe('abcd');
  expect(problems.problems).toEqual([]);
  expect(fitted('ab cd', 4, at, problems)).toBe('ab…');
  expect(fitted('x'.repeat(1235), 1234, at, problems)).toBe(`${'x'.repeat(1233)}…`);
  problems.leave(4, 'Type', 'Unknown');
  expect(problems.problems).toEqual([
    { row: 3, column: 'Help', message: 'Cut to 4 characters', leavesOut: false },
    { row: 3, column: 'Help', message: 'Cut to 1,234 characters', leavesOut: false },
    { row: 4, column: 'Type', message: 'Unknown', leavesOut: true },
  ]);
});

test('options are all different, and fifty at most', () => {
  const values = Array.from({ length: 51 }, (_, index) => `Option ${index}`);
  expect(problemOfOptions(values.slice(1))).toBeUndefined();
  expect(problemOfOptions(values)).toBe('A question has at most 50 options');
  expect(problemOfOptions(['One', 'Two', 'One'])).toBe('Two options are the same');
});

test('in the order of its sections, a condition on a later question is dropped', () => {
  const problems = problemsOf();
  const after = (id: string, earlier: string) => ({
    ...bareQuestion(id, `${id} ${'x'.repeat(100)}`),
    shownWhen: { questionId: earlier, values: ['Yes'] },
  });
  const kept = after('c', 'a');
  const { questionnaires } = inSections(
    [section('A', [bareQuestion('a', 'First?'), after('b', 'd')]), section('B', [kept, bareQuestion('d', 'Last?')])],
    problems,
  );
  expect(questionnaires).toEqual([
    section('A', [bareQuestion('a', 'First?'), { ...after('b', 'd'), shownWhen: null }]),
    section('B', [kept, bareQuestion('d', 'Last?')]),
  ]);
  expect(problems.problems).toEqual([
    {
      row: null,
      column: '',
      message: `“b ${'x'.repeat(98)}” depends on a later question: always shown`,
      leavesOut: false,
    },
  ]);
});
