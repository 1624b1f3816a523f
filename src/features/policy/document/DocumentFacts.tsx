import { askedAgainLabels, policyDecisionLabels } from '#domain/words/policy.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { formatDay, formatInstant } from '#src/components/format.ts';
import { css } from '#styled/css/index.js';

import { comingText } from '../coming-text.ts';

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '12',
  rowGap: '4',
  margin: '0',
  textStyle: 'xs',
  '& dt': { color: 'fg.muted' },
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
});

/** `Everyone who was asked before, on 1 January 2027`. */
function askingText({ whom, on, isDone }: NonNullable<PolicyVersion['asking']>): string {
  if (whom === 'NOBODY') return askedAgainLabels.NOBODY;
  return `${askedAgainLabels[whom]}, ${isDone ? 'asked' : 'to be asked'} on ${formatDay(on)}`;
}

const reasonLabels = { APPROVED: 'Remark', REJECTED: 'Reason' } as const;

interface DocumentFactsProps {
  readonly policy: Pick<Policy, 'versionInForce' | 'comingVersion' | 'approver' | 'nextReviewOn'>;
  readonly newest: Pick<
    PolicyVersion,
    | 'authors'
    | 'submittedAt'
    | 'decision'
    | 'decidedAt'
    | 'decidedBy'
    | 'decisionReason'
    | 'changeLog'
    | 'asking'
    | 'approvedBefore'
    | 'createdBy'
  >;
}

/** Who did what to the newest version, and when. */
export function DocumentFacts({ policy, newest }: DocumentFactsProps) {
  const { authors, submittedAt, decision, decidedAt, decidedBy, decisionReason, changeLog, asking } = newest;
  const { approvedBefore, createdBy } = newest;
  const rows: readonly (readonly [label: string, text: string | null])[] = [
    ['In force', policy.versionInForce ?? 'None yet'],
    ['Next', policy.comingVersion === null ? null : comingText(policy.comingVersion)],
    ['Written by', authors.length === 0 ? null : authors.map(({ name }) => name).join(', ')],
    ['Changes', changeLog || null],
    ['Submitted', submittedAt === null ? null : formatInstant(submittedAt)],
    ...(decision === null || decidedAt === null
      ? []
      : [
          [policyDecisionLabels[decision], `${decidedBy?.name ?? 'The system'}, ${formatInstant(decidedAt)}`] as const,
          [reasonLabels[decision], decisionReason || null] as const,
        ]),
    ['Approved', approvedBefore === null ? null : `${approvedBefore}, before the import`],
    ['Stated by', approvedBefore === null ? null : (createdBy?.name ?? 'Someone who has left')],
    ['Asks', asking === null ? null : askingText(asking)],
    ['Approver', policy.approver?.name ?? 'Unassigned'],
    ['Next review', policy.nextReviewOn === null ? null : formatDay(policy.nextReviewOn)],
  ];
  return (
    <dl className={facts}>
      {rows.map(
        ([label, text]) =>
          text !== null && (
            <div key={label} className={css({ display: 'contents' })}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
