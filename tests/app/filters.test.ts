import { describe, expect, test } from 'vitest';

import {
  choiceFilter,
  choicesFilter,
  chosenWords,
  dayUntilFilter,
  entriesFilter,
  type RegisterFilter,
} from '#src/components/register/filters.tsx';

const labels = { LOW: 'Low', HIGH: 'High' };
const types = [
  { id: 'a', name: 'Physical' },
  { id: 'b', name: 'People' },
];

interface Search {
  readonly types: string[];
  readonly levels: ('LOW' | 'HIGH')[];
  readonly level?: 'LOW' | 'HIGH' | undefined;
  readonly until?: string | undefined;
}

/** A fake address with this search that records updates. */
function addressWith(search: Partial<Search>) {
  const calls: unknown[] = [];
  return {
    calls,
    search: { types: [], levels: [], ...search },
    filterBy: (field: string, value: unknown) => void calls.push([field, value]),
  };
}

const valueOf = ({ value }: RegisterFilter) => value;

test('selected values are listed by name or counted', () => {
  const choices = [
    { value: 'a', label: 'Physical' },
    { value: 'b', label: 'People' },
  ];
  expect(chosenWords([], choices)).toBeUndefined();
  expect(chosenWords(['b'], choices)).toBe('People');
  expect(chosenWords(['unknown'], choices)).toBe('1 selected');
  expect(chosenWords(['b'])).toBe('1 selected');
  expect(chosenWords(['a', 'b'], choices)).toBe('2 selected');
});

describe('a filter', () => {
  test('describes its value in words', () => {
    const address = addressWith({ types: ['b'], levels: ['HIGH'], level: 'LOW', until: '2027-02-25' });
    expect(valueOf(entriesFilter(address, 'types', 'Type', types))).toBe('People');
    expect(valueOf(entriesFilter(address, 'types', 'Type', undefined))).toBe('1 selected');
    expect(valueOf(choicesFilter(address, 'levels', { label: 'Levels', labels }))).toBe('High');
    expect(valueOf(choiceFilter(address, 'level', { label: 'Level', labels }))).toBe('Low');
    expect(valueOf(dayUntilFilter(address, 'until', 'Due'))).toBe('By 25 Feb 2027');
  });

  test('has no description while unset', () => {
    const address = addressWith({});
    expect([
      valueOf(entriesFilter(address, 'types', 'Type', types)),
      valueOf(choicesFilter(address, 'levels', { label: 'Levels', labels })),
      valueOf(choiceFilter(address, 'level', { label: 'Level', labels })),
      valueOf(dayUntilFilter(address, 'until', 'Due')),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('can be cleared', () => {
    const address = addressWith({ types: ['b'], levels: ['HIGH'], level: 'LOW', until: '2027-02-25' });
    entriesFilter(address, 'types', 'Type', types).onRemove();
    choicesFilter(address, 'levels', { label: 'Levels', labels }).onRemove();
    choiceFilter(address, 'level', { label: 'Level', labels }).onRemove();
    dayUntilFilter(address, 'until', 'Due').onRemove();
    expect(address.calls).toEqual([
      ['types', []],
      ['levels', []],
      ['level', undefined],
      ['until', undefined],
    ]);
  });
});
