import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import {
  lastApproved,
  proposedResidualRisk,
  proposedReviewStatus,
} from '#domain/provider-assessment/proposed-state.ts';
import { levelLabels } from '#domain/words/information-asset.ts';
import { assessmentStatusLabels, conclusionLabels } from '#domain/words/provider-assessment.ts';
import { reviewStatusLabels } from '#domain/words/service-provider.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assessments as source, type Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { listQuery } from '#src/api/record/register.ts';
import type { ProviderKind } from '#src/api/service-provider/service-providers.ts';
import { ChoiceInput, ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { countOf, formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useDestination } from '#src/components/register/useDestination.ts';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { providerWords as words } from '#src/registers/words/service-provider.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', alignContent: 'start' });
const proposed = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' });
const reason = css({ color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '8' });
const entry = css({ overflowWrap: 'anywhere' });
const link = css({ color: 'accent.fg', '&:hover': { textDecoration: 'underline' } });

/** The largest page of a list: a provider is assessed once or twice a year. */
const mostShown = 50;

/** The assessments of a provider, those that changed last first. */
const useAssessments = (providerId: string | undefined) =>
  useQuery({
    ...listQuery(useApi(), source, {
      providerId: [providerId ?? ''],
      sortId: 'updatedAt',
      desc: true,
      perPage: mostShown,
    }),
    enabled: providerId !== undefined,
  });

const because = ({ ref, score, conclusion }: Assessment): string =>
  [
    `Proposed, as ${ref} was approved`,
    ...(conclusion === null ? [] : [`with “${conclusionLabels[conclusion]}”`]),
    ...(score === null ? [] : [`and a score of ${score}%`]),
  ].join(' ');

/** The risk that is left and the review status, with what the approved assessment calls for. */
export function AssessedRisk({ form, stored }: RecordFormProps<ProviderKind>) {
  const { data } = useAssessments(stored?.id);
  const known = data?.data ?? [];
  const { draft, readOnly } = form;
  const approved = lastApproved(known);
  const residual = proposedResidualRisk(draft.inherentRisk, known);
  const status = proposedReviewStatus(known);
  const why = approved === undefined ? '' : because(approved);
  const whyStatus = status === 'IN_REVIEW' ? 'Proposed, as an assessment is under way' : why;
  return (
    <>
      <FieldPair>
        <ChoiceOrNoneInput form={form} field="inherentRisk" words={words.inherentRisk} />
        <div className={stack}>
          <ChoiceOrNoneInput form={form} field="residualRisk" words={words.residualRisk} />
          {residual !== undefined && !readOnly && residual !== draft.residualRisk && (
            <Proposal why={why} onTake={() => form.change('residualRisk', residual)}>
              Set to {levelLabels[residual]}
            </Proposal>
          )}
        </div>
      </FieldPair>
      <div className={stack}>
        <ChoiceInput form={form} field="reviewStatus" words={words.reviewStatus} />
        {status !== undefined && !readOnly && status !== draft.reviewStatus && (
          <Proposal why={whyStatus} onTake={() => form.change('reviewStatus', status)}>
            Set to {reviewStatusLabels[status]}
          </Proposal>
        )}
      </div>
    </>
  );
}

interface ProposalProps {
  readonly why: string;
  readonly onTake: () => void;
  readonly children: ReactNode;
}

const Proposal = ({ why, onTake, children }: ProposalProps) => (
  <div className={proposed}>
    <Button size="sm" onClick={onTake}>
      {children}
    </Button>
    <span className={reason}>{why}</span>
  </div>
);

/** Every assessment of a provider, with what became of it. */
export function ProviderAssessments({ providerId }: { readonly providerId: string }) {
  const { data, error, refetch } = useAssessments(providerId);
  if (data === undefined)
    return error ? (
      <LoadFailed what="assessments" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={2} />
    );
  const { data: rows, pagination } = data;
  if (rows.length === 0) return <p className={note}>It has not been assessed yet.</p>;
  return (
    <>
      <ol className={list} aria-label="Assessments of the provider">
        {rows.map((assessment) => (
          <Entry key={assessment.id} assessment={assessment} />
        ))}
      </ol>
      {pagination.total > rows.length && (
        <p className={note}>{countOf(pagination.total - rows.length, 'older assessment')} in the register</p>
      )}
    </>
  );
}

function Entry({ assessment }: { readonly assessment: Assessment }) {
  const { id, ref, title, status, score, conclusion, decidedAt, submittedAt } = assessment;
  const destination = useDestination()('serviceProviderAssessment', id);
  const at = decidedAt ?? submittedAt;
  const facts = [
    assessmentStatusLabels[status],
    ...(conclusion === null ? [] : [conclusionLabels[conclusion]]),
    ...(score === null ? [] : [`score ${score}%`]),
    ...(at === null ? [] : [formatInstantDay(at)]),
  ];
  const name = (
    <>
      {ref} <bdi>{title}</bdi>
    </>
  );
  return (
    <li className={entry}>
      {destination === undefined ? (
        name
      ) : (
        <Link {...destination} className={link}>
          {name}
        </Link>
      )}
      <div className={note}>{facts.join(', ')}</div>
    </li>
  );
}
