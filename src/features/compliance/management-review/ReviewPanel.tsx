import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  reviewFactsQuery,
  type ManagementReview,
  type ManagementReviewKind,
  type ReviewFacts,
} from '#src/api/management-system/management-reviews.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { formatDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { managementReviewWords as words } from '#src/registers/words/management-system.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { editableReview } from './editable-review.ts';
import { ReviewCourseSection } from './ReviewCourseSection.tsx';
import { Performance, PreviousActions, RiskFacts } from './ReviewFacts.tsx';

const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });

/** One management review, beside the register. */
export function ReviewPanel({ id, place }: RecordPanelProps<ManagementReview>) {
  // A step changes the stored review: the form starts again with it.
  const [steps, setSteps] = useState(0);
  return (
    <RecordScreen key={steps} kind={editableReview} id={id} place={place} words={words}>
      {(form, stored) => (
        <>
          {stored !== null && (
            <ReviewCourseSection
              review={stored}
              hasChanges={Object.keys(changesOf(editableReview.draftOf(stored), form.draft)).length > 0}
              onTaken={() => setSteps((count) => count + 1)}
            />
          )}
          <ReviewForm form={form} stored={stored} />
        </>
      )}
    </RecordScreen>
  );
}

type FormProps = RecordFormProps<ManagementReviewKind>;

/** The editable fields of a review, by the inputs of ISO/IEC 27001, 9.3.2. Once it was held they are only read. */
function ReviewForm({ form: whole, stored }: FormProps) {
  const form = { ...whole, readOnly: whole.readOnly || (stored !== null && stored.status !== 'PLANNED') };
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <FieldPair>
        <DayInput form={form} field="heldOn" words={words.heldOn} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
      </FieldPair>
      <MembersInput
        form={form}
        field="participantIds"
        words={words.participantIds}
        current={stored?.participants ?? []}
      />
      <TextInput form={form} field="otherParticipants" words={words.otherParticipants} />
      <FieldSection title="Agenda">
        {stored === null ? (
          <>
            <p className={note}>Once it is added, each input shows what your registers say.</p>
            <Agenda form={form} renderFacts={() => null} />
          </>
        ) : (
          <FilledAgenda form={form} review={stored} />
        )}
      </FieldSection>
      <FieldSection title="Results">
        <ProseInput form={form} field="opportunities" words={words.opportunities} />
        <ProseInput
          form={form}
          field="decisions"
          words={words.decisions}
          help="Add what is to be done as tasks, in the tab “Tasks”: the next review shows them"
        />
      </FieldSection>
    </>
  );
}

function FilledAgenda({ form, review }: { readonly form: FormProps['form']; readonly review: ManagementReview }) {
  const { data, error, refetch } = useQuery(reviewFactsQuery(useApi(), review));
  if (data === undefined)
    return error ? (
      <>
        <LoadFailed what="the figures" error={error} onRetry={() => void refetch()} />
        <Agenda form={form} renderFacts={() => null} />
      </>
    ) : (
      <LoadingRows />
    );
  return (
    <>
      <p className={note}>
        {data.isFrozen ? `Figures as they were kept for ${formatDay(data.day)}` : `Figures of ${formatDay(data.day)}`}
      </p>
      <Agenda form={form} renderFacts={(name) => factsOf[name](data)} />
    </>
  );
}

const factsOf = {
  previousActions: (facts: ReviewFacts) => <PreviousActions facts={facts} />,
  performance: (facts: ReviewFacts) => <Performance facts={facts} />,
  risks: (facts: ReviewFacts) => <RiskFacts facts={facts} />,
} as const;

interface AgendaProps {
  readonly form: FormProps['form'];
  readonly renderFacts: (name: keyof typeof factsOf) => ReactNode;
}

const Agenda = ({ form, renderFacts }: AgendaProps) => (
  <>
    <ProseInput form={form} field="previousActions" words={words.previousActions} />
    {renderFacts('previousActions')}
    <ProseInput form={form} field="changedIssues" words={words.changedIssues} />
    <ProseInput form={form} field="changedExpectations" words={words.changedExpectations} />
    <ProseInput form={form} field="performance" words={words.performance} />
    {renderFacts('performance')}
    <ProseInput form={form} field="feedback" words={words.feedback} />
    <ProseInput form={form} field="risks" words={words.risks} />
    {renderFacts('risks')}
  </>
);
