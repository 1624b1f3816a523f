import { expect, test } from 'vitest';

import { Journal, type RiskState } from './support/journal.ts';

const risk = (number: number, version = 1): RiskState => ({
  id: `id-${number}`,
  ref: `R-000${number}`,
  title: `Risk ${number}, version ${version}`,
  version,
});

function journalOf(...acknowledged: RiskState[]): Journal {
  const journal = new Journal();
  for (const state of acknowledged) journal.acknowledge(state);
  return journal;
}

const nothing = { lost: [], altered: [], duplicateReferences: [] };

test('finds nothing if everything is stored, even with additional risks', () => {
  const journal = journalOf(risk(1), risk(2), risk(2, 2));
  expect(journal.check([risk(1), risk(2, 2), risk(3)])).toEqual(nothing);
  expect([journal.writes, journal.risks]).toEqual([3, 2]);
});

test('finds a missing risk', () => {
  expect(journalOf(risk(1), risk(2)).check([risk(1)])).toEqual({ ...nothing, lost: [risk(2)] });
});

test('finds a lost acknowledged edit', () => {
  expect(journalOf(risk(1), risk(1, 2)).check([risk(1)])).toEqual({ ...nothing, altered: [risk(1)] });
});

test('finds a wrong title and a wrong reference', () => {
  const titled = { ...risk(1), title: 'Another' };
  const referred = { ...risk(2), ref: 'R-0009' };
  expect(journalOf(risk(1), risk(2)).check([titled, referred])).toEqual({ ...nothing, altered: [titled, referred] });
});

test('accepts an unanswered edit as either applied or not, but nothing in between', () => {
  const journal = journalOf(risk(1));
  journal.send(risk(1, 2));
  expect(journal.check([risk(1)])).toEqual(nothing);
  expect(journal.check([risk(1, 2)])).toEqual(nothing);
  const half = { ...risk(1, 2), title: risk(1).title };
  expect(journal.check([half])).toEqual({ ...nothing, altered: [half] });
});

test('finds a reference shared by two risks, acknowledged or not', () => {
  const twin = { ...risk(2), ref: risk(1).ref };
  expect(journalOf(risk(1)).check([risk(1), twin])).toEqual({ ...nothing, duplicateReferences: ['R-0001'] });
});
