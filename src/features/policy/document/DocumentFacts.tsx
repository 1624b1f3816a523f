import type { Policy } from '#src/api/policies.ts';
import type { PolicyVersion } from '#src/api/policy-versions.ts';
import { formatDay, formatInstant } from '#src/components/format.ts';
import { css } from '#styled/css/index.js';

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

interface DocumentFactsProps {
  readonly policy: Policy;
  readonly newest: PolicyVersion;
}

/** Who did what to the newest version, and when. */
export function DocumentFacts({ policy, newest }: DocumentFactsProps) {
  const { authors, submittedAt, decidedAt, decidedBy, decisionReason, changeLog, status } = newest;
  const decided = status === 'REJECTED' ? 'Rejected' : 'Approved';
  const rows: readonly (readonly [label: string, text: string | null])[] = [
    ['In force', policy.versionInForce ?? 'None yet'],
    ['Written by', authors.length === 0 ? null : authors.map(({ name }) => name).join(', ')],
    ['Changes', changeLog || null],
    ['Submitted', submittedAt === null ? null : formatInstant(submittedAt)],
    [decided, decidedAt === null ? null : `${decidedBy?.name ?? 'The system'}, ${formatInstant(decidedAt)}`],
    ['Reason', decisionReason || null],
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
