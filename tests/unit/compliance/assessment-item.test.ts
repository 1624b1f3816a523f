import { describe, expect, test } from 'vitest';

import { itemValue } from '#domain/compliance/assessment-item.ts';
import { fixedAssessmentFields } from '#domain/compliance/assessment-scope.ts';
import { complianceAssessmentInput } from '#openapi/generated/inputs.ts';

const answered = { result: 'COMPLIANT', maturity: 3, flags: ['TO_CONFIRM'] } as const;
const excluded = { result: 'NON_APPLICABLE', maturity: null, flags: [] } as const;

describe('what counts for a control in an assessment', () => {
  test('a self-assessment takes the answer of the organisation, with what waits for confirmation', () => {
    expect(itemValue('SELF', answered, null)).toEqual({ ...answered, isJudged: false });
  });

  test.each(['INTERNAL', 'EXTERNAL'] as const)('an audit (%s) has no result before someone judges', (kind) => {
    expect(itemValue(kind, answered, null)).toEqual({
      result: 'NOT_ASSESSED',
      maturity: null,
      flags: [],
      isJudged: false,
    });
    expect(itemValue(kind, excluded, null).result).toBe('NON_APPLICABLE');
  });

  test('a judgement stands on what was seen, whatever the sources say', () => {
    const judgement = { result: 'MAJOR_NON_CONFORMITY', maturity: 1 } as const;
    expect(itemValue('INTERNAL', answered, judgement)).toEqual({ ...judgement, flags: [], isJudged: true });
  });
});

describe('what a started assessment keeps', () => {
  const id = '3f2b7a52-6f64-4f2b-9f2e-0c3d6f0a1b77';
  const before = { ...complianceAssessmentInput.empty, adoptedStandardId: id, groups: ['A', 'B'], assessorIds: [id] };

  test('nothing is fixed while it is planned', () => {
    expect(fixedAssessmentFields('PLANNED', before, complianceAssessmentInput.empty)).toEqual([]);
  });

  test('its scope is, in any order and case of ids; its people until it is over are not', () => {
    const same = { ...before, adoptedStandardId: id.toUpperCase(), groups: ['B', 'A'], title: 'Other' };
    expect(fixedAssessmentFields('IN_PROGRESS', before, same)).toEqual([]);
    const other = { ...before, groups: ['A'], method: 'WEIGHTED', assessorIds: [] } as const;
    expect(fixedAssessmentFields('IN_REVIEW', before, { ...other, groups: ['A'], assessorIds: [] })).toEqual([
      'groups',
      'method',
    ]);
    expect(fixedAssessmentFields('CLOSED', before, { ...other, groups: ['A'], assessorIds: [] })).toEqual([
      'groups',
      'method',
      'assessorIds',
    ]);
  });
});
