import { afterEach, expect, test } from 'vitest';

import { documentText } from '#src/features/policy/document/document-text.ts';
import { rangeOfRemark, selectedIn } from '#src/features/policy/document/remark-places.ts';

const tiers = `<h2>Tiers</h2><p>Tier 1: report <em>within
  4 hours</em>.</p><table><tbody><tr><td>Tier 2</td><td>report within 4 hours</td></tr></tbody></table>
  <ul><li>Tier 3: report within 4 hours.</li></ul>`;

function show(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

/** Selects the words in an element that has nothing else than text. */
function select(node: Node, words: string): void {
  const text = node.firstChild ?? node;
  const start = (text.textContent ?? '').indexOf(words);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + words.length);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

const found = (selector: string, element: HTMLElement): Element => {
  const one = element.querySelector(selector);
  if (one === null) throw new Error(`There is no ${selector}`);
  return one;
};

test('a document is read in one line, with a space between passages', () => {
  expect(documentText(show(tiers)).text.trim()).toBe(
    'Tiers Tier 1: report within 4 hours. Tier 2 report within 4 hours Tier 3: report within 4 hours.',
  );
});

test('words that the text repeats are found where they were selected, also after an edit before them', () => {
  const element = show(tiers);
  select(found('td:last-child', element), 'within 4 hours');
  const remark = selectedIn(element);
  expect(remark).toMatchObject({
    quote: 'within 4 hours',
    anchor: { before: expect.stringMatching(/Tier 2 report $/) },
  });
  if (remark === undefined) throw new Error('Nothing is selected');
  expect(rangeOfRemark(documentText(element), remark)?.startContainer).toBe(found('td:last-child', element).firstChild);
  const edited = show(`<p>Who finds an incident reports it within 4 hours.</p>${tiers}`);
  const range = rangeOfRemark(documentText(edited), remark);
  expect(range?.toString()).toBe('within 4 hours');
  expect(range?.startContainer).toBe(found('td:last-child', edited).firstChild);
});

test('words over two passages are found, and words that are gone are not', () => {
  const element = show(tiers);
  const shown = documentText(element);
  const range = rangeOfRemark(shown, { quote: '4 hours.\nTier 2', anchor: null });
  expect([range?.startContainer.parentElement?.localName, range?.endContainer.parentElement?.localName]).toEqual([
    'em',
    'td',
  ]);
  expect(rangeOfRemark(shown, { quote: 'within 8 hours', anchor: null })).toBeUndefined();
});
