import { useSelector } from '@xstate/react';

import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { conclusionLabels } from '#domain/words/provider-assessment.ts';
import type { ReviewDraft } from '#machines/assessment-review/assessment-review.types.ts';
import { shownReview } from '#machines/assessment-review/review-edits.ts';
import { assessmentConclusionValues } from '#openapi/generated/values.ts';
import type { ReviewedAnswer } from '#src/api/provider-assessment/service-provider-assessments.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatInstant } from '#src/components/format.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { css } from '#styled/css/index.js';

import type { AssessmentReviewActor } from './useAssessmentReview.ts';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12' });
const title = css({ textStyle: 'title.sm' });
const state = css({ color: 'fg.subtle', textStyle: 'xs' });
const choice = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12' });
const score = css({ maxWidth: '[16rem]' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockStart: '8' });

const conclusions = assessmentConclusionValues.map((value, at) => ({
  value,
  label: `${at + 1} ${conclusionLabels[value]}`,
}));

const scoreHelp = ({ conclusion }: ReviewDraft) =>
  conclusion === 'NOT_APPLICABLE'
    ? 'What is not applicable does not count in the score of the assessment'
    : 'Replaces the score of the chosen options; leave it empty to keep theirs';

interface ReviewFormProps {
  readonly question: Question;
  readonly answered: ReviewedAnswer;
  readonly mayReview: boolean;
  readonly review: AssessmentReviewActor;
}

/** Conclusion, comment and score of an answer, saved as they are typed. */
export function ReviewForm({ question: { id }, answered, mayReview, review }: ReviewFormProps) {
  const draft = useSelector(review, ({ context }) => shownReview(context, id));
  const edit = useSelector(review, ({ context }) => context.edits[id]);
  const form: RecordForm<ReviewDraft> = {
    draft,
    readOnly: !mayReview,
    errorOf: (field) => edit?.failure?.fieldErrors[field],
    change: (field, value) => {
      const changes: Partial<{ -readonly [Field in keyof ReviewDraft]: ReviewDraft[Field] }> = {};
      changes[field] = value;
      review.send({ type: 'review.changed', questionId: id, changes });
    },
  };
  return (
    <section className={root} aria-label="Review">
      <div className={head}>
        <h3 className={title}>Review</h3>
        <SaveState id={id} answered={answered} review={review} />
      </div>
      {edit !== undefined && edit.theirs !== null && <Overtaken id={id} theirs={edit.theirs} review={review} />}
      {answered.review.outdated !== null && (
        <Outdated
          verdict={answered.review.outdated}
          onKeep={
            mayReview
              ? ({ comment, conclusion, score: given }) =>
                  review.send({
                    type: 'review.changed',
                    questionId: id,
                    changes: { comment, conclusion, score: given },
                  })
              : undefined
          }
        />
      )}
      {mayReview ? (
        <div className={choice}>
          <SegmentGroup<NonNullable<ReviewDraft['conclusion']> | ''>
            label="Conclusion"
            options={conclusions}
            value={draft.conclusion ?? ''}
            onValueChange={(chosen) => form.change('conclusion', chosen === '' ? null : chosen)}
          />
          {draft.conclusion !== null && (
            <Button size="sm" variant="ghost" onClick={() => form.change('conclusion', null)}>
              Clear
            </Button>
          )}
        </div>
      ) : (
        <ReadValue label="Conclusion">
          {draft.conclusion === null ? null : conclusionLabels[draft.conclusion]}
        </ReadValue>
      )}
      <div data-review-comment="">
        <ProseInput form={form} field="comment" words={{ label: 'Comment' }} />
      </div>
      <div className={score}>
        <NumberOrNoneInput
          form={form}
          field="score"
          words={{ label: 'Score' }}
          min={0}
          max={1000}
          help={mayReview ? scoreHelp(draft) : undefined}
        />
      </div>
    </section>
  );
}

type SaveStateProps = Pick<ReviewFormProps, 'answered' | 'review'> & { readonly id: string };

/** Whether the review is stored, by whom and when, or why not. */
function SaveState({ id, answered: { review: stored }, review }: SaveStateProps) {
  const edit = useSelector(review, ({ context }) => context.edits[id]);
  const isSent = useSelector(review, ({ context }) => context.sent?.questionId === id);
  if (edit !== undefined && edit.failure !== null)
    return (
      <Banner
        tone="danger"
        actions={
          <Button size="sm" onClick={() => review.send({ type: 'save.retried' })}>
            Try again
          </Button>
        }
      >
        Not saved: {edit.failure.message || texts.errors.fallback}
      </Banner>
    );
  if (edit !== undefined || isSent)
    return (
      <span className={state} role="status">
        Saving…
      </span>
    );
  return (
    <span className={state} role="status">
      {stored.at === null ? '' : `Saved, ${stored.reviewer?.name ?? 'someone'}, ${formatInstant(stored.at)}`}
    </span>
  );
}

/** A verdict in one line. */
const verdictText = ({ conclusion, score: given, comment }: ReviewDraft): string =>
  [
    conclusion === null ? 'no conclusion' : conclusionLabels[conclusion],
    ...(given === null ? [] : [`score ${given}`]),
    ...(comment === '' ? [] : [`“${comment}”`]),
  ].join(', ');

interface OutdatedProps {
  readonly verdict: NonNullable<ReviewedAnswer['review']['outdated']>;
  /** Undefined for those who only read. */
  readonly onKeep: ((verdict: ReviewDraft) => void) | undefined;
}

/** What was said about the answer before it changed, or was replied to: it counts again once the reviewer says so. */
const Outdated = ({ verdict, onKeep }: OutdatedProps) => (
  <Banner tone="warning" title="To review again: the answer has changed, or a reply has come, since it was reviewed.">
    <span dir="auto">
      {verdict.reviewer?.name ?? 'Someone'} said
      {verdict.at === null ? '' : ` on ${formatInstant(verdict.at)}`}: {verdictText(verdict)}
    </span>
    {onKeep !== undefined && (
      <div className={buttons}>
        <Button size="sm" onClick={() => onKeep(verdict)}>
          Keep this review
        </Button>
      </div>
    )}
  </Banner>
);

interface OvertakenProps {
  readonly id: string;
  readonly theirs: ReviewedAnswer;
  readonly review: AssessmentReviewActor;
}

/** Someone else has reviewed the answer meanwhile: theirs can be read before choosing; mine stays in the form. */
function Overtaken({ id, theirs: { review: theirs }, review }: OvertakenProps) {
  const settle = (take: 'mine' | 'theirs') => review.send({ type: 'conflict.settled', questionId: id, take });
  return (
    <Banner
      tone="warning"
      title={`${theirs.reviewer?.name ?? 'Someone else'} has reviewed this answer in the meantime.`}
    >
      <span dir="auto">{verdictText(theirs)}</span>
      <div className={buttons}>
        <Button size="sm" onClick={() => settle('mine')}>
          Keep mine
        </Button>
        <Button size="sm" onClick={() => settle('theirs')}>
          Take theirs
        </Button>
      </div>
    </Banner>
  );
}
