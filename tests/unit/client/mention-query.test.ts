import { describe, expect, it } from 'vitest';

import { mentionQueryAt, withMention } from '#src/ui/form/mention-query.ts';

describe('mentionQueryAt', () => {
  it.each([
    ['@', { from: 0, text: '' }],
    ['Ask @Ann', { from: 4, text: 'Ann' }],
    ['Ask (@Ann Mar', { from: 5, text: 'Ann Mar' }],
    ['@Ann @Bo', { from: 5, text: 'Bo' }],
    ['Line\n@Zoë', { from: 5, text: 'Zoë' }],
    ['mail@ann', null],
    ['@ ann', null],
    ['@ann  mar', null],
    ['@ann\n', null],
    ['ann', null],
    [`@${'a'.repeat(61)}`, null],
  ])('%j', (text, query) => {
    expect(mentionQueryAt(text, text.length)).toEqual(query);
  });

  it('ends at the cursor', () => {
    expect(mentionQueryAt('@Ann, please', 3)).toEqual({ from: 0, text: 'An' });
  });
});

it('a picked name takes the place of what was typed, with one space after it', () => {
  expect(withMention('Ask @an about it', { from: 4, text: 'an' }, 'Ann')).toEqual({
    text: 'Ask @Ann about it',
    cursor: 9,
  });
  expect(withMention('@', { from: 0, text: '' }, 'Ann')).toEqual({ text: '@Ann ', cursor: 5 });
});
