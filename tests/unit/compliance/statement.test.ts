import { describe, expect, test } from 'vitest';

import {
  fixedStatementFields,
  implementationOf,
  nextNumber,
  statementChanges,
  type ComparedRow,
} from '#domain/compliance/statement.ts';

test.each([
  [[], null],
  [['RETIRED'], null],
  [['IMPLEMENTED', 'RETIRED'], 'IMPLEMENTED'],
  [['PLANNED', 'PLANNED'], 'PLANNED'],
  [['PLANNED', 'IMPLEMENTED'], 'PARTLY_IMPLEMENTED'],
  [['PARTLY_IMPLEMENTED'], 'PARTLY_IMPLEMENTED'],
] as const)('own controls that are %j put a control into practice: %s', (ownControls, together) => {
  expect(implementationOf(ownControls)).toBe(together);
});

test.each([
  ['1.0', '1.1'],
  ['1.9', '1.10'],
  ['2.3.4', '2.3.5'],
  ['2', '2.1'],
  ['2026 spring', '2026 spring.1'],
])('after %s comes %s', (number, next) => {
  expect(nextNumber(number)).toBe(next);
});

const row: ComparedRow = {
  positionId: 'first',
  ref: 'A.5.1',
  title: 'Policies',
  textSha256: 'a',
  isApplicable: true,
  reasons: ['RISK', 'LEGAL'],
  justification: 'Ransomware',
  implementation: 'PLANNED',
  ownControls: [{ ref: 'C-0001' }, { ref: 'C-0002' }],
  evidence: [{ ref: 'E-0001', number: 1 }],
  risks: [{ ref: 'R-0001' }],
  owner: { id: 'ana' },
};

describe('two versions of a statement', () => {
  test.each([
    ['title', { title: 'Policy' }],
    ['text', { textSha256: 'b' }],
    ['applicable', { isApplicable: false }],
    ['reasons', { reasons: ['RISK'] }],
    ['justification', { justification: 'Phishing' }],
    ['implementation', { implementation: null }],
    ['ownControls', { ownControls: [{ ref: 'C-0001' }] }],
    ['evidence', { evidence: [{ ref: 'E-0001', number: 2 }] }],
    ['risks', { risks: [] }],
    ['owner', { owner: null }],
    // A newer version of the standard has renumbered it.
    ['ref', { ref: 'A.5.15' }],
  ])('differ in %s', (field, change) => {
    const now = { ...row, ...change };
    expect(statementChanges([row], [now])).toEqual([{ kind: 'CHANGED', row: now, before: row, fields: [field] }]);
  });

  test('do not differ by the order of names, nor by white space around a text', () => {
    const now = {
      ...row,
      reasons: ['LEGAL', 'RISK'],
      ownControls: row.ownControls.toReversed(),
      justification: ' Ransomware\n',
    };
    expect(statementChanges([row], [now])).toEqual([]);
  });

  test('have added controls in their place, and those that are gone at the end', () => {
    const [added, gone] = [
      { ...row, positionId: 'added', ref: 'A.5.0' },
      { ...row, positionId: 'gone', ref: 'A.4.9' },
    ];
    expect(statementChanges([gone, row], [added, row])).toEqual([
      { kind: 'ADDED', row: added },
      { kind: 'REMOVED', row: gone },
    ]);
  });
});

test('of two versions of a standard, controls are the same by their positions before their references', () => {
  const before = [row, { ...row, positionId: 'second', ref: 'A.5.2' }, { ...row, positionId: 'third', ref: 'A.5.3' }];
  const now = [
    { ...row, positionId: 'second', ref: 'A.5.1' },
    { ...row, ref: 'A.5.15' },
    { ...row, positionId: 'added', ref: 'A.5.3' },
  ];
  expect(statementChanges(before, now)).toEqual([
    { kind: 'CHANGED', row: now[0], before: before[1], fields: ['ref'] },
    { kind: 'CHANGED', row: now[1], before: before[0], fields: ['ref'] },
  ]);
});

const fields = {
  title: 'Statement',
  adoptedStandardId: 'iso',
  number: '1.0',
  changeLog: '',
  approverId: 'ben',
  reviewOn: null,
};
const other = { ...fields, adoptedStandardId: 'csf', number: '1.1', approverId: 'cem' };

test.each([
  ['DRAFT', 0, []],
  ['DRAFT', 1, ['adoptedStandardId']],
  ['REJECTED', 1, ['adoptedStandardId']],
  ['REVIEW', 1, ['adoptedStandardId', 'number', 'approverId']],
  ['APPROVED', 1, ['adoptedStandardId', 'number', 'approverId']],
])('of a statement in %s, submitted %i times, %j stay', (status, submissions, fixed) => {
  expect(fixedStatementFields({ status, submissions }, fields, other)).toEqual(fixed);
});
