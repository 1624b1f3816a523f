import { isOverdue } from '#domain/time/review-dates.ts';
import { policyStatusLabels, policyTexts as texts } from '#domain/words/policy.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import { formatDay, today } from '#src/components/format.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { labels } from '#src/ui/labels.ts';
import { css, cx } from '#styled/css/index.js';

import { acknowledgedShare } from '../acknowledged-share.ts';
import { inForceText } from '../coming-text.ts';

const sheet = cx(
  reportTable,
  css({
    width: 'full',
    // A phone scrolls it; paper is wide enough.
    minWidth: { base: '[60rem]', _print: '[0]' },
    textStyle: 'xs',
    // Only titles are broken inside words: other columns are as wide as their longest one.
    '& th, & td': { overflowWrap: 'break-word' },
    '& tbody th': { overflowWrap: 'anywhere', minWidth: '[12rem]' },
  }),
);
const short = css({ whiteSpace: 'nowrap' });
const note = css({ display: 'block', color: 'fg.muted' });
const late = css({ display: 'block', color: 'danger.fg', fontWeight: 'medium' });

/** The policies of a report, a row each. */
export const PolicyRows = ({ policies }: { readonly policies: readonly Policy[] }) => (
  <ReportScroll label="Table of policies">
    <table className={sheet} aria-label="Policies">
      <thead>
        <tr>
          <th scope="col">Ref</th>
          <th scope="col">{texts.title.label}</th>
          <th scope="col">Version</th>
          <th scope="col">{texts.status.label}</th>
          <th scope="col">{texts.category.label}</th>
          <th scope="col">{texts.owner.label}</th>
          <th scope="col">{texts.approver.label}</th>
          <th scope="col">{texts.nextReviewOn.label}</th>
          <th scope="col">{texts.acknowledgement.parts.acknowledged.label}</th>
        </tr>
      </thead>
      <tbody>
        {policies.map((policy) => (
          <PolicyRow key={policy.id} policy={policy} />
        ))}
      </tbody>
    </table>
  </ReportScroll>
);

const PolicyRow = ({ policy }: { readonly policy: Policy }) => (
  <tr>
    <td className={short}>{policy.ref}</td>
    <th scope="row" dir="auto">
      {policy.title}
    </th>
    <td>{inForceText(policy) ?? 'None'}</td>
    <td>
      {policyStatusLabels[policy.status]}
      {policy.retiredOn !== null && <span className={note}>Retired {formatDay(policy.retiredOn)}</span>}
    </td>
    <td dir="auto">{policy.category?.name ?? 'None'}</td>
    <td dir="auto">{policy.owner?.name ?? labels.unassigned}</td>
    <td dir="auto">{policy.approver?.name ?? labels.unassigned}</td>
    <td>
      <NextReview policy={policy} />
    </td>
    <td>{acknowledgedShare(policy.acknowledgement) ?? 'Nobody asked'}</td>
  </tr>
);

/** With a word for what the list shows as a colour. */
function NextReview({ policy: { nextReviewOn, retiredOn } }: { readonly policy: Policy }) {
  if (nextReviewOn === null) return 'None';
  return (
    <>
      <span className={short}>{formatDay(nextReviewOn)}</span>
      {retiredOn === null && isOverdue(nextReviewOn, today()) && <span className={late}>Overdue</span>}
    </>
  );
}
