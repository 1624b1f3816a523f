import { describe, expect, it } from 'vitest';

import { differencesBetween } from '#domain/report/comparison.ts';
import type { ReportContent, ReportRow } from '#domain/report/content.ts';
import { reportKinds } from '#domain/report/kinds/index.ts';
import { periodOn } from '#domain/report/period.ts';
import { actionsIn, stateAfter, type RunEvent } from '#domain/report/run-state.ts';
import { dueRun, plannedAfter } from '#domain/report/schedule.ts';
import { endOfLastDay } from '#domain/time/last-day.ts';
import { textsOfKind } from '#domain/words/index.ts';
import { reportKindValues, reportRunStateValues } from '#openapi/generated/values.ts';

const berlin = { weekday: 1, monthDay: 31, time: '07:00', timeZone: 'Europe/Berlin' } as const;
const mondays = { ...berlin, cadence: 'WEEKLY' } as const;

describe('every Monday at 07:00 in Berlin', () => {
  it.each([
    ['2026-03-17T00:00:00.000Z', '2026-03-23T06:00:00.000Z'],
    ['2026-03-23T06:00:00.000Z', '2026-03-30T05:00:00.000Z'],
    ['2026-10-20T12:00:00.000Z', '2026-10-26T06:00:00.000Z'],
  ])('after %s is %s', (after, planned) => {
    expect(plannedAfter(mondays, after)).toBe(planned);
  });
});

it.each([
  ['2026-02-01T00:00:00.000Z', '2026-02-28T06:00:00.000Z'],
  ['2028-02-01T00:00:00.000Z', '2028-02-29T06:00:00.000Z'],
  ['2026-02-28T06:00:00.000Z', '2026-03-31T05:00:00.000Z'],
])('on the 31st of every month: after %s is %s', (after, planned) => {
  expect(plannedAfter({ ...berlin, cadence: 'MONTHLY' }, after)).toBe(planned);
});

describe('what a schedule has to make', () => {
  const nextAt = '2026-03-23T06:00:00.000Z';
  it.each([
    ['before its hour', '2026-03-23T05:59:59.999Z', undefined],
    ['at its hour', nextAt, { plannedAt: nextAt, isLate: false, skipped: 0, nextAt: '2026-03-30T05:00:00.000Z' }],
    [
      'after an outage of two hours',
      '2026-03-23T08:05:00.000Z',
      { plannedAt: nextAt, isLate: true, skipped: 0, nextAt: '2026-03-30T05:00:00.000Z' },
    ],
    [
      'after an outage of two weeks',
      '2026-04-06T09:00:00.000Z',
      { plannedAt: '2026-04-06T05:00:00.000Z', isLate: true, skipped: 2, nextAt: '2026-04-13T05:00:00.000Z' },
    ],
  ])('%s', (_, now, run) => {
    expect(dueRun(mondays, nextAt, now)).toEqual(run);
  });
});

it.each([
  ['ALL', '2027-03-01', null],
  ['THIS_MONTH', '2027-03-01', { from: '2027-03-01', to: '2027-03-01' }],
  ['PREVIOUS_MONTH', '2027-03-01', { from: '2027-02-01', to: '2027-02-28' }],
  ['PREVIOUS_MONTH', '2028-03-01', { from: '2028-02-01', to: '2028-02-29' }],
  ['PREVIOUS_MONTH', '2027-01-31', { from: '2026-12-01', to: '2026-12-31' }],
  ['PREVIOUS_QUARTER', '2027-02-15', { from: '2026-10-01', to: '2026-12-31' }],
  ['PREVIOUS_YEAR', '2027-02-15', { from: '2026-01-01', to: '2026-12-31' }],
] as const)('the period %s on %s', (period, day, span) => {
  expect(periodOn(period, day)).toEqual(span);
});

it('as of 2026-06-30 in Berlin is before 22:00 UTC', () => {
  expect(endOfLastDay('2026-06-30', 'Europe/Berlin')).toBe('2026-06-30T22:00:00.000Z');
});

describe('the states of a run', () => {
  const allowed: readonly (readonly [string, RunEvent, string])[] = [
    ['QUEUED', 'START', 'RUNNING'],
    ['RUNNING', 'START', 'RUNNING'],
    ['RUNNING', 'FINISH', 'READY'],
    ['QUEUED', 'FAIL', 'FAILED'],
    ['RUNNING', 'FAIL', 'FAILED'],
    ['FAILED', 'RETRY', 'QUEUED'],
    ['QUEUED', 'CANCEL', 'CANCELLED'],
    ['RUNNING', 'CANCEL', 'CANCELLED'],
    ['READY', 'EXPIRE', 'EXPIRED'],
  ];
  const events: readonly RunEvent[] = ['START', 'FINISH', 'FAIL', 'RETRY', 'CANCEL', 'EXPIRE'];

  it('change in these ways only', () => {
    const found = reportRunStateValues.flatMap((state) =>
      events.flatMap((event) => {
        const to = stateAfter(state, event);
        return to === undefined ? [] : [[state, event, to].join(' ')];
      }),
    );
    expect(found.toSorted()).toEqual(allowed.map((one) => one.join(' ')).toSorted());
  });

  it('offer a retry after a failure, and a cancellation before the end', () => {
    expect(reportRunStateValues.map((state) => actionsIn(state))).toEqual([
      ['CANCEL'],
      ['CANCEL'],
      [],
      ['RETRY'],
      [],
      [],
    ]);
  });
});

describe.each(reportKindValues)('the kind %s', (kind) => {
  const { sections, filters } = reportKinds[kind];
  it('has sections with names of their own, of fields that have words', () => {
    expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
    const unnamed = sections.flatMap((section) => {
      const fields = section.form === 'register' ? section.fields : section.form === 'counts' ? section.by : [];
      const words = textsOfKind(section.of);
      return fields.filter((field) => words[field.split('.')[0] ?? ''] === undefined);
    });
    expect(unnamed).toEqual([]);
  });

  it('is narrowed by fields of its own sections', () => {
    const known = new Set(sections.map(({ of }) => of));
    expect(filters.filter(({ of, field }) => !known.has(of) || textsOfKind(of)[field] === undefined)).toEqual([]);
  });
});

describe('two runs', () => {
  const row = (key: string, score: number): ReportRow => ({
    key,
    recordId: key,
    name: `Risk ${key}`,
    cells: [
      { type: 'text', value: key },
      { type: 'number', value: score },
    ],
  });
  const content = (rows: readonly ReportRow[]): ReportContent => ({
    title: 'Risks',
    organisation: 'Harbour Bank',
    asOf: '2026-06-30T22:00:00.000Z',
    asOfText: '01/07/2026 00:00',
    timeZone: 'Europe/Berlin',
    definition: 'Risks, version 1',
    period: 'All time',
    notes: [],
    paper: 'A4',
    sections: [
      {
        key: 'risks',
        title: 'Risks',
        note: '',
        columns: [
          { key: 'ref', label: 'Reference', weight: 1 },
          { key: 'score', label: 'Score', weight: 1 },
        ],
        rows,
      },
    ],
  });

  it('differ in what was added, removed and changed', () => {
    const differences = differencesBetween(content([row('a', 4), row('b', 6)]), content([row('c', 2), row('a', 9)]));
    expect(differences).toEqual([
      { section: 'Risks', change: 'ADDED', recordId: 'c', name: 'Risk c', cells: [] },
      {
        section: 'Risks',
        change: 'CHANGED',
        recordId: 'a',
        name: 'Risk a',
        cells: [{ column: 'Score', was: '4', is: '9' }],
      },
      { section: 'Risks', change: 'REMOVED', recordId: 'b', name: 'Risk b', cells: [] },
    ]);
  });

  it('of the same data do not differ', () => {
    expect(differencesBetween(content([row('a', 4)]), content([row('a', 4)]))).toEqual([]);
  });
});
