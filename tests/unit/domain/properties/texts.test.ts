import fc from 'fast-check';
import { expect, it } from 'vitest';

import { freeName, nameKey, nameProblem } from '#domain/document/names.ts';
import { invitedLines } from '#domain/people/invitation-list.ts';
import { textChange } from '#domain/provider-assessment/answer-change.ts';
import { readNumber } from '#domain/provider-assessment/number-answer.ts';
import { beginningOf } from '#domain/text/beginning-of.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { contentOfDraft, draftOfComment, mentionMark } from '#domain/text/comment-text.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { folded, foldedIncludes } from '#domain/text/folded.ts';
import { lineOf, partsOfLine } from '#domain/text/line-parts.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { similarityOf } from '#domain/text/similarity.ts';

import { hold } from './hold.ts';

/** Any text: signs, accents, other scripts, halves of pairs, control characters. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000'),
);

it('a text is found by any part of it, however that is typed', () => {
  hold(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (whole, from, length) => {
      const part = Array.from(whole.normalize('NFC'))
        .slice(from % 10, (from % 10) + (length % 10))
        .join('');
      expect(foldedIncludes(whole, whole.normalize('NFD'))).toBe(true);
      expect(foldedIncludes(whole.normalize('NFD'), whole)).toBe(true);
      expect(folded(part.normalize('NFD'))).toBe(folded(part.normalize('NFC')));
    }),
  );
});

it('folding what is folded changes nothing, and two that are folded alike are found by each other', () => {
  // Forms that are made of apostrophes, quotation marks and dashes, or fold to several letters.
  const odd = fc.constantFrom('︱', '‴', '⁗', 'ŉ', 'ẚ', '\u1fef', '﹘', 'ẞ', 'Σ', 'İ', 'ǿ', 'が', 'ﾞ');
  const mixed = fc.array(fc.oneof(text, odd), { maxLength: 6 }).map((parts) => parts.join(''));
  hold(
    fc.property(mixed, (any) => {
      expect(folded(folded(any))).toBe(folded(any));
      expect(foldedIncludes(any, folded(any))).toBe(true);
    }),
  );
});

it('what cleans a text leaves a clean one alone', () => {
  hold(
    fc.property(text, fc.integer({ min: 0, max: 20 }), (any, most) => {
      expect(oneLine(oneLine(any))).toBe(oneLine(any));
      expect(oneLine(any)).not.toMatch(/[\t\n\r\u2028\u2029]/);
      expect(cleanText(cleanText(any))).toBe(cleanText(any));
      expect(cleanText(any).isWellFormed()).toBe(true);
      const beginning = beginningOf(any.toWellFormed(), most);
      expect(beginning.length <= most && beginning.isWellFormed() && any.toWellFormed().startsWith(beginning)).toBe(
        true,
      );
      expect(escapeHtml(any)).not.toMatch(/[<>"]/);
    }),
  );
});

it('several texts in one line are read as they were written', () => {
  const part = text.map((one) => one.trim()).filter((one) => !/\n|\r/.test(one));
  hold(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.string({ minLength: 1 }), (parts, last) => {
      const written = [...parts, `x${last.trim()}`];
      expect(partsOfLine(lineOf(written))).toEqual(written);
    }),
  );
});

it('a comment that is opened and saved unchanged keeps its text and its mentions', () => {
  const person = fc.record({ id: fc.uuid(), name: fc.constantFrom('Ada King', 'Ada', 'Łukasz Ø', "O'Brien") });
  const between = fc.constantFrom(' ', ', ', '. Then ', '\n');
  hold(
    fc.property(
      fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 4 }),
      fc.array(between),
      (people, gaps) => {
        const stored = people
          .map((_, index) => `${gaps[index] ?? ' '}${mentionMark}`)
          .join('')
          .concat(' end');
        const content = contentOfDraft(draftOfComment(stored, people));
        expect(content).toEqual({ text: stored, mentionIds: people.map(({ id }) => id) });
      },
    ),
  );
});

it('a change of a text has all of both versions', () => {
  hold(
    fc.property(text, text, (before, now) => {
      const parts = textChange(before, now);
      const without = (left: string) =>
        parts.flatMap(({ change, text: one }) => (change === left ? [] : [one])).join('');
      expect([without('ADDED'), without('REMOVED')]).toEqual([before, now]);
    }),
  );
});

it('texts are as similar to each other either way, and wholly to themselves', () => {
  hold(
    fc.property(text, text, (one, other) => {
      expect(similarityOf(one, other)).toBe(similarityOf(other, one));
      expect(similarityOf(one, one)).toBe(100);
      expect(similarityOf(one, other)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('a number is read as it was written, with a point or a comma, or is in doubt', () => {
  hold(
    fc.property(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
      const decimals = String(hundredths).padStart(2, '0');
      for (const separator of ['.', ','])
        expect(readNumber(`${whole}${separator}${decimals}`)).toEqual({
          kind: 'NUMBER',
          value: `${whole}.${decimals}`,
        });
      expect(readNumber(String(whole))).toEqual({ kind: 'NUMBER', value: String(whole) });
    }),
  );
  hold(
    fc.property(text, (any) => {
      const reading = readNumber(any);
      expect(reading.kind !== 'NUMBER' || Number.isFinite(Number(reading.value))).toBe(true);
    }),
  );
});

it('a free name is free, allowed, and the same file name but for its number', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 210, unit: 'grapheme' })
    .filter((one) => nameProblem(one) === undefined);
  hold(
    fc.property(name, fc.integer({ min: 0, max: 5 }), fc.array(name, { maxLength: 5 }), (wanted, copies, others) => {
      const taken = new Set(others);
      for (let copy = 0; copy <= copies; copy += 1) {
        const free = freeName(wanted, taken);
        expect(nameProblem(free)).toBeUndefined();
        expect([...taken].map(nameKey)).not.toContain(nameKey(free));
        taken.add(free);
      }
    }),
  );
});

it('of pasted lines every address is invited once', () => {
  const address = fc.constantFrom(
    'ann@example.org',
    'ANN@example.org ',
    'bo+x@example.org',
    'Lee, Ann <ann@example.org>',
  );
  hold(
    fc.property(fc.array(fc.oneof(address, text)), (lines) => {
      const invited = invitedLines(lines.join('\n')).filter(({ problem }) => problem === undefined);
      const addresses = invited.map((one) => one.text);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses).toEqual(addresses.map((one) => one.toLowerCase().trim()));
    }),
  );
});
