import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { DocumentFacts } from '#src/features/policy/document/DocumentFacts.tsx';

type Decided = Pick<PolicyVersion, 'status' | 'decision'>;

/** The facts of a version on which Ada has decided, as `Label: text`. */
function factsOf(decided: Decided): string[] {
  const newest = {
    ...decided,
    changeLog: '',
    authors: [],
    submittedAt: null,
    asking: null,
    decidedAt: '2026-11-02T09:00:00.000Z',
    approvedBefore: null,
    createdBy: null,
    decidedBy: { id: 'ada', name: 'Ada' },
    decisionReason: 'The scope is missing',
  };
  const policy = { versionInForce: null, comingVersion: null, approver: null, nextReviewOn: null };
  const html = renderToStaticMarkup(<DocumentFacts policy={policy} newest={newest} />);
  return [...html.matchAll(/<dt>(?<label>[^<]*)<\/dt><dd[^>]*>(?<text>[^<]*)</g)].map(
    ({ groups }) => `${groups?.['label']}: ${groups?.['text']?.split(',')[0]}`,
  );
}

test.each<Decided>([
  { status: 'REJECTED', decision: 'REJECTED' },
  { status: 'DRAFT', decision: 'REJECTED' },
  { status: 'REVIEW', decision: 'REJECTED' },
])('the facts of a rejected version that is $status again name the rejection and its reason', (decided) => {
  expect(factsOf(decided)).toEqual(expect.arrayContaining(['Rejected: Ada', 'Reason: The scope is missing']));
  expect(factsOf(decided).some((fact) => fact.startsWith('Approved'))).toBe(false);
});

test('the facts of an approved version name the approval and its remark', () => {
  const facts = factsOf({ status: 'APPROVED', decision: 'APPROVED' });
  expect(facts).toEqual(expect.arrayContaining(['Approved: Ada', 'Remark: The scope is missing']));
  expect(facts.some((fact) => fact.startsWith('Rejected'))).toBe(false);
});
