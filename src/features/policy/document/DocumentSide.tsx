import { useSelector } from '@xstate/react';

import { policyLifecycle, usuallyAsked, verdictLifecycle } from '#domain/policy/lifecycle.ts';
import { policyActionLabels } from '#domain/words/policy.ts';
import type { ReviewDraft, ReviewStep } from '#src/actors/policy-document.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { css } from '#styled/css/index.js';

import { policyKind } from '../policy-kind.ts';
import { StatusCell } from '../StatusCell.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { partiesOf, waitingFor } from './people.ts';
import { Remarks } from './Remarks.tsx';
import { Reviewers } from './Reviewers.tsx';
import { SideSection } from './SideSection.tsx';
import type { PolicyEditingActor } from './usePolicyEditing.ts';
import type { PolicyReviewActor } from './usePolicyReview.ts';
import { Versions } from './Versions.tsx';

const side = css({
  borderInlineStart: { lg: 'default' },
  borderBlockStart: { base: 'default', lg: 'none' },
  background: 'bg.canvas',
  minWidth: '0',
  _print: { display: 'none' },
});
/** Verdicts stay in view while the text scrolls; what is longer than the screen scrolls by itself. */
const inView = css({
  lg: { position: 'sticky', insetBlockStart: '0', maxHeight: '[calc(100dvh - 3rem)]', overflowY: 'auto' },
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const note = css({ color: 'fg.subtle', textStyle: 'xs', margin: '0' });

interface DocumentSideProps {
  readonly policy: Policy;
  readonly newest: PolicyVersion;
  readonly editing: PolicyEditingActor;
  readonly review: PolicyReviewActor;
  readonly mayEdit: boolean;
}

/** Where the newest version stands, what can be done about it, and the versions before it. */
export const DocumentSide = ({ policy, newest, editing, review, mayEdit }: DocumentSideProps) => (
  <aside className={side} aria-label="About the document">
    <div className={inView}>
      <SideSection title={`Version ${newest.number}`}>
        <StatusCell status={policy.status} />
        <DocumentFacts policy={policy} newest={newest} />
        {mayEdit && <ReviewActions policy={policy} newest={newest} editing={editing} review={review} />}
      </SideSection>
      <Reviewers policy={policy} newest={newest} />
      <Remarks policyId={policy.id} version={newest} mayResolve={mayEdit} />
      <Versions policyId={policy.id} newest={newest} />
    </div>
  </aside>
);

/** A step starts with what is known. */
const draftOf = (newest: PolicyVersion, step: ReviewStep): ReviewDraft => {
  const { version, contentSha256, changeLog, number } = newest;
  const whom = usuallyAsked({ minor: Number(number.split('.')[1]) });
  const nobody = { roles: [], memberIds: [], addresses: '', askOn: null };
  return { step, version, contentSha256, reason: '', changeLog, size: 'MINOR', whom, ...nobody };
};

const verdictLabels = { APPROVED: 'Approve as reviewer', REJECTED: 'Request changes' };
/** What a verdict is called among the steps of a version, which has an approval and a rejection of its own. */
const verdictSteps = { APPROVED: 'ENDORSE', REJECTED: 'REQUEST_CHANGES' } as const;

/** The steps that the person can take on the newest version. */
function ReviewActions({ policy, newest, editing, review }: Omit<DocumentSideProps, 'mayEdit'>) {
  const isReading = useSelector(editing, (snapshot) => snapshot.matches('reading'));
  const parties = partiesOf(policy, newest);
  const actions = useOffered(policyLifecycle, policyKind.access)(policy.status, parties);
  const ownVerdicts = useOffered(verdictLifecycle, policyKind.access)(newest.status, parties);
  const request = (step: ReviewStep) => review.send({ type: 'step.requested', draft: draftOf(newest, step) });
  const waits = actions.includes('APPROVE') ? waitingFor(policy, newest) : undefined;
  return (
    <>
      <div className={buttons}>
        <LifecycleActions
          lifecycle={policyLifecycle}
          actions={actions}
          labels={policyActionLabels}
          disabled={!isReading}
          waiting={waits === undefined ? [] : ['APPROVE']}
          size="sm"
          onRequest={request}
        />
        <LifecycleActions
          lifecycle={verdictLifecycle}
          actions={ownVerdicts}
          labels={verdictLabels}
          disabled={!isReading}
          size="sm"
          onRequest={(verdict) => request(verdictSteps[verdict])}
        />
      </div>
      {!isReading && <p className={note}>Save and close the text before the next step.</p>}
      {isReading && waits !== undefined && <p className={note}>{waits}</p>}
      {actions.includes('SUBMIT') && policy.approver === null && (
        <p className={note}>Choose an approver in the details of the policy before you submit it.</p>
      )}
    </>
  );
}
