import { managementReviewLifecycle } from '#domain/management-system/management-review-lifecycle.ts';
import { managementReviewActionLabels } from '#domain/words/management-system.ts';
import type { ReviewStepDraft } from '#src/actors/management-system.ts';
import type { ManagementReview } from '#src/api/management-system/management-reviews.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { css } from '#styled/css/index.js';

import { reviewKind } from './review-kind.ts';
import { ReviewStatusText } from './ReviewStatusText.tsx';
import { useReviewSteps } from './useReviewSteps.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });

const titles: Readonly<Record<ReviewStepDraft['action'], string>> = {
  HOLD: 'Record the review as held',
  APPROVE: 'Approve the minutes',
  REOPEN: 'Reopen the review',
};

const descriptions: Readonly<Partial<Record<ReviewStepDraft['action'], string>>> = {
  HOLD: 'What the registers say of its day is kept with it, and its texts stay as they are. Its chair is asked to approve them.',
  REOPEN: 'Its texts can be changed again, and its figures follow the registers.',
};

const needsOf = ({ action }: ReviewStepDraft) => managementReviewLifecycle.steps[action].needs;

interface ReviewCourseSectionProps {
  readonly review: ManagementReview;
  /** A step changes the review, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the review has changed. */
  readonly onTaken: () => void;
}

/** Where a management review stands, and what can be done next. */
export function ReviewCourseSection({ review, hasChanges, onTaken }: ReviewCourseSectionProps) {
  const { status, owner, version, approvedAt, approvedBy } = review;
  const actor = useReviewSteps(review.id, onTaken);
  const offered = useOffered(managementReviewLifecycle, reviewKind.access);
  const mayEdit = useMay({ ...reviewKind.access, level: 'EDIT' });
  const actions = mayEdit ? offered(status, { chairId: owner?.id ?? null }) : [];
  return (
    <FieldSection title="Course">
      <div className={row}>
        <ReviewStatusText status={status} />
        <LifecycleActions
          lifecycle={managementReviewLifecycle}
          actions={actions}
          labels={managementReviewActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={(action) => actor.send({ type: 'step.requested', draft: { action, version, reason: '' } })}
        />
      </div>
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      {status === 'HELD' && <p className={note}>Waits for {owner?.name ?? 'its chair'} to approve the minutes.</p>}
      {approvedAt !== null && (
        <p className={note}>
          Approved {formatInstantDay(approvedAt)}
          {approvedBy !== null && ` by ${approvedBy.name}`}
        </p>
      )}
      <StepDialog
        actor={actor}
        words={({ action }) => ({
          title: titles[action],
          confirmLabel: managementReviewActionLabels[action],
          description: descriptions[action],
        })}
        needsOf={needsOf}
      >
        {(form) =>
          form.draft.action === 'REOPEN' ? (
            <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />
          ) : null
        }
      </StepDialog>
    </FieldSection>
  );
}
