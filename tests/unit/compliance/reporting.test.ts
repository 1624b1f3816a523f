import { describe, expect, test } from 'vitest';

import { oldClosingLacks } from '#domain/compliance/not-kept.ts';
import { packedPath } from '#domain/compliance/oscal-parts.ts';
import { oscalPoam } from '#domain/compliance/oscal-poam.ts';
import { oscalResults } from '#domain/compliance/oscal-results.ts';
import { selectedItems } from '#domain/compliance/report-items.ts';
import { reportSheets } from '#domain/compliance/report-sheets.ts';
import { reportedGroups } from '#domain/compliance/reported-groups.ts';
import { isSettledBy } from '#domain/compliance/settled.ts';
import { uuidOf } from '#server/modules/compliance-report/name-uuid.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { sampleReport } from './sample-report.ts';
import { results, type ShortResult } from './support.ts';

describe('the groups that a standard is told by', () => {
  const group = (id: string, parentId: string | null = null) => ({ id, parentId });
  const tree = [group('annex'), group('A', 'annex'), group('A1', 'A'), group('B', 'annex')];

  test.each([
    ['the uppermost ones', [group('A'), group('A1', 'A'), group('B')], ['A1', 'B'], ['A', 'B']],
    ['those within the only one, if it only holds others', tree, ['A1', 'B'], ['A', 'B']],
    ['the only one, if it has controls of its own', tree, ['annex', 'B'], ['annex']],
    ['none of a standard without groups', [], [], []],
  ])('are %s', (_which, groups, used, rows) => {
    expect(reportedGroups(groups, new Set(used)).rows.map(({ id }) => id)).toEqual(rows);
  });

  test('hold all that is within them', () => {
    const { rowOf } = reportedGroups(tree, new Set(['A1']));
    expect([rowOf('A1'), rowOf('B'), rowOf('annex'), rowOf(null)]).toEqual(['A', 'B', null, null]);
  });
});

describe('what answers to another standard settle (T2)', () => {
  const read = (relation: 'EQUAL' | 'SUPERSET' | 'SUBSET', answers: readonly (ShortResult | undefined)[]) => ({
    mapping: {
      id: 'm/1',
      sourceIds: answers.map(String),
      relation,
      targetId: 't',
      strength: null,
      use: 'DERIVE' as const,
      assertedBy: null,
    },
    values: answers.map((one) => one && { result: results[one], maturity: null, confidence: 100 }),
  });

  test.each([
    [[read('EQUAL', ['COMPLIANT'])], true],
    [[read('SUPERSET', ['OFI'])], true],
    [[read('SUBSET', ['MAJOR'])], true],
    [[read('SUPERSET', ['MINOR'])], false],
    [[read('SUBSET', ['COMPLIANT'])], false],
    [[read('SUPERSET', ['COMPLIANT', 'NOT_ASSESSED'])], false],
    [[read('SUPERSET', ['COMPLIANT', undefined])], false],
    [[read('SUBSET', ['COMPLIANT']), read('EQUAL', ['MINOR'])], true],
    [[], false],
  ])('case %#', (mappings, settled) => {
    expect(isSettledBy(mappings)).toBe(settled);
  });

  test('is nothing where mappings only propose', () => {
    const { mapping, values } = read('EQUAL', ['COMPLIANT']);
    expect(isSettledBy([{ mapping: { ...mapping, use: 'PROPOSE' as const }, values }])).toBe(false);
  });
});

test.each([
  [{ group: 'g1' }, ['1.1', '1.2', '1.3']],
  [{ group: 'none' }, ['2.1']],
  [{ result: 'MINOR_NON_CONFORMITY' }, ['1.2']],
  [{ only: 'BELOW_TARGET' }, ['1.2']],
  [{ only: 'APPLICABLE' }, ['1.1', '1.2', '2.1']],
  [{ only: 'ASSESSED', group: 'g1' }, ['1.1', '1.2']],
  [{ only: 'TO_CONFIRM' }, ['1.1']],
] as const)('the controls of a report that %o selects', (filter, refs) => {
  expect(selectedItems(sampleReport.items, filter).map(({ ref }) => ref)).toEqual(refs);
});

describe('a report in OSCAL', () => {
  const input = { report: sampleReport, codeOf: (id: string) => `code-${id.slice(-1)}`, uuidOf };
  const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  const resultsOf = (given = input): unknown => JSON.parse(oscalResults(given));
  const planOf = (given = input): unknown => JSON.parse(oscalPoam(given));
  const result = (place: string) => at(resultsOf(), `assessment-results.results.0.${place}`);

  test('says of each judgement whether it is satisfied, with the value as a property, and why something is excluded', () => {
    expect(result('findings')).toMatchObject([
      { target: { 'target-id': 'code-1', status: { state: 'satisfied' } }, props: [{ value: 'OFI' }, { value: '3' }] },
      {
        target: { 'target-id': 'code-2', status: { state: 'not-satisfied' } },
        props: [{ value: 'MINOR_NON_CONFORMITY' }, { value: '2' }, { name: 'finding-ref', value: 'NC-0001' }],
      },
    ]);
    expect(result('reviewed-controls.control-selections')).toMatchObject([
      {
        'include-controls': [{ 'control-id': 'code-1' }, { 'control-id': 'code-2' }],
        'exclude-controls': [{ 'control-id': 'code-3' }],
        props: [{ name: 'exclusion-of-code-3', value: 'We have no cranes' }],
      },
    ]);
  });

  test('has evidence as observations with hashed files, which its findings refer to', () => {
    const document = resultsOf();
    const resource = 'assessment-results.back-matter.resources.1';
    const plan = textAt(document, 'assessment-results.back-matter.resources.0.uuid');
    expect(at(document, 'assessment-results.import-ap')).toEqual({ href: `#${plan}` });
    const href = `#${textAt(document, `${resource}.uuid`)}`;
    expect(result('observations')).toMatchObject([{ uuid, 'relevant-evidence': [{ href }] }]);
    const id = result('observations.0.uuid');
    expect(result('findings.0.related-observations')).toEqual([{ 'observation-uuid': id }]);
    expect(at(document, `${resource}.rlinks`)).toEqual([
      {
        href: 'files/EV-0001/Review%20of%20rights.pdf',
        hashes: [{ algorithm: 'SHA-256', value: 'a'.repeat(64) }],
      },
    ]);
  });

  test('has each finding as an item with its risk', () => {
    const plan = at(planOf(), 'plan-of-action-and-milestones');
    expect(at(plan, 'risks')).toMatchObject([
      { uuid, title: 'NC-0001 No training', status: 'open', deadline: '2026-05-01T23:59:59Z' },
    ]);
    const riskId = at(plan, 'risks.0.uuid');
    expect(at(plan, 'poam-items')).toMatchObject([{ uuid, 'related-risks': [{ 'risk-uuid': riskId }] }]);
  });

  test('has an accepted risk as a deviation that was approved, and a closed finding as closed', () => {
    const statusOf = (state: 'CLOSED' | 'RISK_ACCEPTED') => {
      const findings = sampleReport.findings.map((one) => ({ ...one, state }));
      const plan = planOf({ ...input, report: { ...sampleReport, findings } });
      return at(plan, 'plan-of-action-and-milestones.risks.0.status');
    };
    expect([statusOf('RISK_ACCEPTED'), statusOf('CLOSED')]).toEqual(['deviation-approved', 'closed']);
  });

  test('has the same ids whenever it is written, but of another day: only the finding is the same one then', () => {
    const later = { ...input, report: { ...sampleReport, day: '2026-04-01' } };
    expect(oscalResults(input)).toBe(oscalResults(input));
    const document = 'assessment-results.uuid';
    expect(at(resultsOf(later), document)).not.toBe(at(resultsOf(), document));
    const item = 'plan-of-action-and-milestones.poam-items.0.uuid';
    expect(at(planOf(later), item)).toBe(at(planOf(), item));
  });
});

describe('a report as sheets', () => {
  const sheetsOf = (given: Partial<typeof sampleReport>) =>
    new Map(reportSheets({ ...sampleReport, ...given }).map(({ name, rows }) => [name, JSON.stringify(rows)]));

  test('says of a finding whose risk is accepted that it is', () => {
    const findings = sampleReport.findings.map((one) => ({ ...one, state: 'RISK_ACCEPTED' as const }));
    expect(sheetsOf({ findings }).get('Findings')).toContain('"Risk accepted"');
  });

  test('says of an older closing what it did not keep, which is not the same as none', () => {
    const items = sampleReport.items.map((one) => ({ ...one, target: null, reason: '' }));
    const evidence = sampleReport.evidence.map((one) => ({ ...one, coveredUntil: null }));
    const without = { items, evidence, findings: [], targetMaturity: null };
    const notKept = '"Not kept with this closing"';
    const names = ['Summary', 'Controls', 'Statement of applicability', 'Findings', 'Evidence'];
    const said = (sheets: ReadonlyMap<string, string>) => names.map((name) => sheets.get(name)?.includes(notKept));
    expect(said(sheetsOf({ ...without, notKept: [...oldClosingLacks] }))).toEqual(names.map(() => true));
    expect(said(sheetsOf(without))).toEqual(names.map(() => false));
  });
});

test('the id of a name is that of RFC 9562: version 5, and the same every time', () => {
  expect(uuidOf('one')).toBe(uuidOf('one'));
  expect(uuidOf('one')).not.toBe(uuidOf('two'));
});

test('files of one name have different paths in a pack', () => {
  const files = ['b', 'c'].map((letter) => ({ name: 'a/b.pdf', sha256: letter.repeat(64) }));
  const [first, second] = files.map((file) => packedPath({ ref: 'EV-1', files }, file));
  expect([first, second]).toEqual(['files/EV-1/bbbbbbbb-a_b.pdf', 'files/EV-1/cccccccc-a_b.pdf']);
});
