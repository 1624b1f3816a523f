import { describe, expect, it } from 'vitest';

import {
  contentOfDraft,
  draftOfComment,
  emptyComment,
  isVisible,
  mentionMark as mark,
} from '#domain/text/comment-text.ts';

const ann = { id: 'ann', name: 'Ann' };
const annMarie = { id: 'ann-marie', name: 'Ann Marie' };
const otherAnn = { id: 'other-ann', name: 'Ann' };

describe('contentOfDraft', () => {
  it.each([
    ['a picked name', '@Ann, please check', [ann], `${mark}, please check`, ['ann']],
    [
      'the longest of several names',
      '@Ann Marie and @Ann',
      [ann, annMarie],
      `${mark} and ${mark}`,
      ['ann-marie', 'ann'],
    ],
    ['a name that was not picked', '@Bob and Ann', [ann], '@Bob and Ann', []],
    ['a name that was edited', '@Anna and @An', [ann], '@Anna and @An', []],
    ['a name that was deleted', 'Nobody', [ann], 'Nobody', []],
    ['an address that has the name', 'mail@Ann', [ann], 'mail@Ann', []],
    [
      'people of the same name',
      '@Ann @Ann @Ann',
      [ann, otherAnn],
      `${mark} ${mark} ${mark}`,
      ['ann', 'other-ann', 'other-ann'],
    ],
    ['a pasted mark', `${mark}@Ann${mark}`, [ann], mark, ['ann']],
    ['only signs', '@@ @', [ann], '@@ @', []],
    ['a name without a sign', '(Ann) (Ann)', [ann], '(Ann) (Ann)', []],
  ])('%s', (_what, text, mentioned, sent, mentionIds) => {
    expect(contentOfDraft({ text, mentioned })).toEqual({ text: sent, mentionIds });
  });
});

describe('draftOfComment', () => {
  it('names the mentioned people and keeps them mentioned', () => {
    const text = `${mark} and ${mark}\n${mark}`;
    const draft = draftOfComment(text, [ann, annMarie, ann]);
    expect(draft).toEqual({ text: '@Ann and @Ann Marie\n@Ann', mentioned: [ann, annMarie] });
    expect(contentOfDraft(draft)).toEqual({ text, mentionIds: ['ann', 'ann-marie', 'ann'] });
  });
});

it('is empty for an empty comment', () => {
  expect(draftOfComment('', [])).toEqual(emptyComment);
});

it('leaves a mark without a person as a sign', () => {
  expect(draftOfComment(`Ask ${mark}`, [])).toEqual({ text: 'Ask @', mentioned: [] });
});

it.each([
  ['a', true],
  [mark, true],
  [' \n\t', false],
  ['\u200B', false],
])('%j shows something: %s', (text, shown) => {
  expect(isVisible(text)).toBe(shown);
});
