import { expect, test } from 'vitest';

import { differenceOf } from '#server/modules/policy/versions/difference.ts';
import { passagesOf } from '#server/modules/policy/versions/passages.ts';

const passagesBetween = (was: string, is: string) =>
  differenceOf({ content: was, files: [] }, { content: is, files: [] }).passages;

test('what a text has crossed out stays so in the comparison, and crossing out is a change', () => {
  const crossed = '<p>Keep logs for <s>30 days</s> a year.</p>';
  expect(passagesBetween(crossed, crossed)).toMatchObject([
    {
      change: 'SAME',
      words: [
        { change: 'SAME', text: 'Keep logs for ' },
        { change: 'SAME', text: '30 days', isStruck: true },
        { change: 'SAME', text: ' a year.' },
      ],
    },
  ]);
  const [changed] = passagesBetween('<p>Keep logs for 30 days a year.</p>', crossed);
  expect(changed?.change).toBe('CHANGED');
  expect(changed?.words.filter(({ isStruck }) => isStruck)).toEqual(
    expect.arrayContaining([expect.objectContaining({ change: 'ADDED' })]),
  );
  expect(changed?.words.some(({ text }) => text.includes('\u02FF'))).toBe(false);
});

const table = (days: string) =>
  `<table><tbody><tr><th>System</th><th>Kept for</th><th>By</th></tr>
   <tr><td>Mail server</td><td>${days} days</td><td>Operations</td></tr></tbody></table>`;

test('the cells of a changed row that differ are named by their columns', () => {
  const [, row] = passagesBetween(table('30'), table('90'));
  expect(row).toMatchObject({
    change: 'CHANGED',
    element: 'tr',
    cells: [
      {
        column: 'Kept for',
        words: [
          { change: 'REMOVED', text: '30' },
          { change: 'ADDED', text: '90' },
          { change: 'SAME', text: ' days' },
        ],
      },
    ],
  });
});

test('a row with other columns than before is compared as a whole', () => {
  const wider = table('90').replace('<td>Operations</td>', '<td>Operations</td><td>Yearly</td>');
  const [, row] = passagesBetween(table('90'), wider);
  expect(row).toMatchObject({ change: 'CHANGED', element: 'tr' });
  expect(row).not.toHaveProperty('cells');
});

test('items of numbered lists keep the number that is shown', () => {
  const html = `<ol type="a" start="25"><li>one</li><li>two<ol type="i"><li>deep</li><li>deeper</li></ol></li><li>three</li></ol>
    <ol><li>plain</li></ol><ul><li>bullet</li></ul>`;
  expect(passagesOf(html).map(({ marker, text }) => `${marker ?? '-'} ${text}`)).toEqual([
    'y. one',
    'z. two',
    'i. deep',
    'ii. deeper',
    'aa. three',
    '1. plain',
    '- bullet',
  ]);
});
