import { expect, it } from 'vitest';

import { linked, listed, wrapped, type Selected, type TextEdit } from '#src/ui/form/text-format.ts';

/** A text with its selection between `<` and `>`. */
const selectedIn = (shown: string): Selected => {
  const from = shown.indexOf('<');
  return { text: shown.replace(/[<>]/g, ''), from, to: shown.indexOf('>') - 1 };
};
const shownOf = ({ text, from, to }: Selected) => `${text.slice(0, from)}<${text.slice(from, to)}>${text.slice(to)}`;

const bold = wrapped('**');

it.each<[string, TextEdit, string, string]>([
  ['bold', bold, 'a <b> c', 'a **<b>** c'],
  ['bold again', bold, 'a **<b>** c', 'a <b> c'],
  ['spaces stay outside of the marks', bold, 'a< b >c', 'a **<b>** c'],
  ['nothing selected', bold, 'a <>', 'a **<>**'],
  ['nothing selected, again', bold, 'a **<>**', 'a <>'],
  ['a link of text', linked, 'see <this> now', 'see [this](<https://>) now'],
  ['a link of an address', linked, '<https://a.example>', '[<text>](https://a.example)'],
  ['a link of nothing', linked, '<>', '[<text>](https://)'],
  ['a list of one line', listed, 'a\nb<c>d\ne', 'a\n- b<c>d\ne'],
  ['a list of several lines', listed, 'a<a\nb>b', '<- aa\n- bb>'],
  ['a list that was one', listed, '<- aa\n- bb>', '<aa\nbb>'],
  ['a list of the cursor', listed, '<>', '- <>'],
])('%s', (_what, edit, before, after) => {
  expect(shownOf(edit(selectedIn(before)))).toBe(after);
});
