import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { complianceAssessmentLifecycle } from '#domain/compliance/assessment-lifecycle.ts';
import { titleShown } from '#domain/compliance/control-title.ts';
import { complianceAssessmentActionLabels, itemGapLabels } from '#domain/words/compliance-assessment.ts';
import { scoringMethodLabels } from '#domain/words/own-control.ts';
import { complianceAssessment } from '#openapi/generated/records.ts';
import type { ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatInstant } from '#src/components/format.ts';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { StepForm } from '#src/registers/step-dialog/StepDialog.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { coverageText, scoreText } from '../score.ts';
import type { ClosingActor } from './useClosing.ts';

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '4' });
const gapRow = css({
  display: 'grid',
  gap: '2',
  width: 'full',
  textAlign: 'start',
  paddingBlock: '8',
  paddingInline: '8',
  cursor: 'pointer',
  borderBlockStart: 'subtle',
  '&:hover': { background: 'bg.hover' },
});
const facts = css({ color: 'fg.muted', textStyle: 'xs' });
const closingList = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '8', flexBasis: 'full' });
const closingItem = css({ display: 'grid', gap: '2' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface ClosingStepsProps {
  readonly assessment: ComplianceAssessment;
  readonly closing: ClosingActor;
  /** What is typed has to be saved first. */
  readonly hasUnsaved: boolean;
  /** How many items still need something, as they are shown. */
  readonly gapCount: number;
  readonly onShow: (positionId: string) => void;
}

/** What can be done next with an assessment; a submission that items keep from being taken leads to them. */
export function ClosingSteps({ assessment, closing, hasUnsaved, gapCount, onShow }: ClosingStepsProps) {
  const offered = useOffered(complianceAssessmentLifecycle, {
    roles: complianceAssessment.roles,
    feature: complianceAssessment.feature,
  });
  const state = useSelector(closing, ({ context }) => context.state);
  const isViewing = useSelector(closing, (snapshot) => snapshot.matches('viewing'));
  // Items change while they are answered, and with them what they still need.
  const counted = state?.view.gapCount;
  useEffect(() => {
    if (counted !== undefined && counted !== gapCount) closing.send({ type: 'items.changed' });
  }, [closing, counted, gapCount]);
  const closers = new Set(state?.view.closers.map(({ id }) => id));
  const reviewerIds = assessment.reviewers
    .map(({ id }) => id)
    .filter((id) => assessment.status !== 'IN_REVIEW' || closers.has(id));
  const actions = offered(assessment.status, {
    kind: assessment.kind,
    assessorIds: assessment.assessors.map(({ id }) => id),
    reviewerIds,
    closerIds: reviewerIds,
    judgeIds: [],
    ownerIds: [],
  });
  return (
    <>
      <LifecycleActions
        lifecycle={complianceAssessmentLifecycle}
        actions={actions}
        labels={complianceAssessmentActionLabels}
        disabled={hasUnsaved || !isViewing}
        size="sm"
        onRequest={(action) => closing.send({ type: 'step.requested', action })}
      />
      <Failed closing={closing} />
      <StepOfClosing closing={closing} />
      <Gaps closing={closing} onShow={onShow} />
    </>
  );
}

/** No step can be taken before it is known what stands between the assessment and its closing. */
function Failed({ closing }: { readonly closing: ClosingActor }) {
  const failure = useSelector(closing, ({ context }) => context.failure);
  const isFailed = useSelector(closing, (snapshot) => snapshot.matches('failed'));
  if (!isFailed || failure === null) return null;
  return (
    <Banner
      tone="danger"
      title="The next steps could not be loaded"
      actions={
        <Button size="sm" onClick={() => closing.send({ type: 'load.retried' })}>
          Try again
        </Button>
      }
    >
      {failure.message || texts.errors.fallback}
    </Banner>
  );
}

/** Asks for what a step of the assessment needs. */
function StepOfClosing({ closing }: { readonly closing: ClosingActor }) {
  const { draft, failure } = useSelector(closing, ({ context }) => context);
  const busy = useSelector(closing, (snapshot) => snapshot.matches('taking'));
  const isAsking = useSelector(closing, (snapshot) => snapshot.matches('asking') || snapshot.matches('taking'));
  if (draft === null || !isAsking) return null;
  return (
    <StepForm
      words={({ action }) => ({
        title: `${complianceAssessmentActionLabels[action]}?`,
        confirmLabel: complianceAssessmentActionLabels[action],
      })}
      needsOf={({ action }) => complianceAssessmentLifecycle.steps[action].needs}
      draft={draft}
      failure={failure}
      busy={busy}
      onChange={(changes) => closing.send({ type: 'draft.changed', changes })}
      whenTaken={(listener) => closing.on('step.taken', listener)}
      onConfirm={() => closing.send({ type: 'step.confirmed' })}
      onCancel={() => closing.send({ type: 'step.cancelled' })}
    >
      {(form) => (
        <>
          {form.isNeeded('conclusion') && (
            <ProseInput form={form} field="conclusion" words={{ label: 'Conclusion' }} required />
          )}
          {form.isNeeded('reason') && <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />}
        </>
      )}
    </StepForm>
  );
}

/** What items still need before the assessment can be submitted, each a way to its control. */
function Gaps({ closing, onShow }: Pick<ClosingStepsProps, 'closing' | 'onShow'>) {
  const isBlocked = useSelector(closing, (snapshot) => snapshot.matches('blocked') || snapshot.matches('recounting'));
  const view = useSelector(closing, ({ context }) => context.state?.view);
  if (!isBlocked || view === undefined) return null;
  const close = () => closing.send({ type: 'step.cancelled' });
  return (
    <Dialog.Root
      open
      onOpenChange={(change) => {
        if (!change.open) close();
      }}
    >
      <Dialog.Content
        title={`${countOf(view.gapCount, 'control')} not ready`}
        description="Each of these needs something before the assessment can be submitted."
        footer={<Button onClick={close}>Close</Button>}
      >
        <ul className={list}>
          {view.gaps.map(({ positionId, ref, title, gaps }) => (
            <li key={positionId}>
              <button
                type="button"
                className={gapRow}
                onClick={() => {
                  close();
                  onShow(positionId);
                }}
              >
                <span dir="auto">
                  {ref} {titleShown(title)}
                </span>
                <span className={facts}>{gaps.map((gap) => itemGapLabels[gap]).join(', ')}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The closings of an assessment, the newest first: what they hold never changes. */
export function Closings({ closing }: { readonly closing: ClosingActor }) {
  const closings = useSelector(closing, ({ context }) => context.state?.view.closings) ?? [];
  return (
    <ol className={closingList} aria-label="Closings">
      {closings.map(({ number, closedAt, closedBy, conclusion, method, score }) => (
        <li key={number} className={closingItem}>
          <span className={facts}>
            Closing {number}, {formatInstant(closedAt)}
            {closedBy === null ? '' : ` by ${closedBy.name}`}. {scoringMethodLabels[method]}{' '}
            {scoreText({ method, score }) ?? '–'}, coverage {coverageText(score)}
          </span>
          <p className={prose} dir="auto">
            {conclusion}
          </p>
        </li>
      ))}
    </ol>
  );
}
