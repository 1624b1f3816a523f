import type { Policy } from '#src/api/policy/policies.ts';
import type { PolicyReview, PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { formatInstant } from '#src/components/format.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { reviewersOf, type ReviewerState } from './people.ts';
import { SideSection } from './SideSection.tsx';

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '10' });
const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '8' });
const about = css({ color: 'fg.muted', textStyle: 'xs', margin: '0', overflowWrap: 'anywhere' });
const struck = css({ textDecoration: 'line-through' });

const verdicts = { APPROVED: 'Approved', REJECTED: 'Changes requested' } as const;

interface ReviewersProps {
  readonly policy: Policy;
  readonly newest: PolicyVersion;
}

/** The reviewers of the newest version, with what they think of it. */
export function Reviewers({ policy, newest }: ReviewersProps) {
  const reviewers = reviewersOf(policy, newest);
  if (reviewers.length === 0) return null;
  return (
    <SideSection title="Reviewers">
      <ul className={list}>
        {reviewers.map((reviewer) => (
          <li key={reviewer.id}>
            <div className={line}>
              <span dir="auto">{reviewer.name}</span>
              <Verdict reviewer={reviewer} isAsked={policy.status === 'REVIEW'} />
            </div>
            {reviewer.current !== undefined && <About review={reviewer.current} />}
            {reviewer.earlier.map((review) => (
              <Earlier key={review.at} review={review} isReplaced={reviewer.current !== undefined} />
            ))}
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

function Verdict({ reviewer: { current }, isAsked }: { readonly reviewer: ReviewerState; readonly isAsked: boolean }) {
  if (current === undefined)
    return (
      <StatusText shape="open" tone="neutral">
        {isAsked ? 'Waiting' : 'No verdict'}
      </StatusText>
    );
  return current.verdict === 'APPROVED' ? (
    <StatusText shape="done" tone="success">
      {verdicts.APPROVED}
    </StatusText>
  ) : (
    <StatusText shape="rejected" tone="danger">
      {verdicts.REJECTED}
    </StatusText>
  );
}

const About = ({ review: { at, reason } }: { readonly review: PolicyReview }) => (
  <p className={about}>
    {formatInstant(at)}
    {reason !== '' && <span dir="auto">: {reason}</span>}
  </p>
);

/** A verdict that counts no more: the text was edited, or the reviewer gave another one. */
const Earlier = ({ review, isReplaced }: { readonly review: PolicyReview; readonly isReplaced: boolean }) => (
  <p className={about}>
    <s className={struck}>{verdicts[review.verdict]}</s> {isReplaced ? 'Earlier' : 'Before the last edit'},{' '}
    {formatInstant(review.at)}
  </p>
);
