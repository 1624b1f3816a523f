import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { titleShown } from '#domain/compliance/control-title.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import {
  acceptanceIn,
  isAcceptable,
  proposalIn,
  type Acceptance,
  type Proposal,
} from '#machines/ai-assessment/ai-assessment.machine.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import {
  activeAssessmentQuery,
  assessmentDetailsQuery,
  type AssessmentDetails,
} from '#src/api/compliance/assessments.ts';
import { positionQuery, positionsQuery } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { countOf } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { useProposals, type ProposalsActor } from './useProposals.ts';

const route = getRouteApi('/_app/_guarded/ai-assessment/$organisationStandardId');
const RouteLink = createLink(TextLink);

const root = css({ display: 'grid', gap: '16', padding: { base: '16', md: '20' }, maxWidth: '[60rem]' });
const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '20',
});
const side = css({ display: 'grid', gap: '10', alignContent: 'start' });
const title = css({ textStyle: 'title.sm' });
const list = css({ margin: '0', paddingInlineStart: '20', display: 'grid', gap: '6' });
const cite = css({ color: 'fg.muted', textStyle: 'xs' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

const proposable = complianceResultValues
  .map((value) => ({ value, label: complianceResultLabels[value] }))
  // Whether a control applies is decided for the standard.
  .filter(({ value }) => value !== 'NON_APPLICABLE');

/** /ai-assessment/$organisationStandardId: proposals for what is not assessed yet, each claim citing a record. */
export function AiAssessmentPage() {
  const api = useApi();
  const { organisationStandardId: id } = route.useParams();
  const active = useQuery(activeAssessmentQuery(api, id));
  const shownId = active.data?.id;
  const details = useQuery({ ...assessmentDetailsQuery(api, shownId ?? ''), enabled: shownId !== undefined });
  const failed = [active, details].find(({ error }) => error !== null);
  if (failed !== undefined && failed.error !== null && failed.data === undefined)
    return (
      <>
        <PageTitle title="Proposals" />
        <LoadFailed what="assessment" error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  if (active.data === null || (active.data !== undefined && active.data.status !== 'IN_PROGRESS'))
    return (
      <EmptyState
        title="No assessment is in progress"
        headingLevel="h1"
        actions={
          <RouteLink to="/start-assessments/$organisationStandardId" params={{ organisationStandardId: id }}>
            Start an assessment
          </RouteLink>
        }
      >
        Proposals are made for the controls of an assessment.
      </EmptyState>
    );
  if (details.data === undefined) return <LoadingRows />;
  return <Proposals key={details.data.assessment.id} standardId={id} details={details.data} />;
}

function Proposals({ standardId, details }: { readonly standardId: string; readonly details: AssessmentDetails }) {
  const actor = useProposals(details);
  const { proposals, index, failure } = useSelector(actor, ({ context }) => context);
  const proposal = useSelector(actor, ({ context }) => proposalIn(context));
  const isProposing = useSelector(actor, (snapshot) => snapshot.matches('proposing'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const ask = () => actor.send({ type: 'proposals.requested' });
  return (
    <>
      <PageTitle title="Proposals" note={`${details.assessment.ref} ${details.assessment.title}`} />
      <div className={root}>
        <Banner>
          {proposals?.source === 'MODEL'
            ? `Written by the language model ${proposals.modelName ?? ''}: check every claim against the records that it cites.${proposals.withoutTexts ? ' It was not given the titles and texts of this licensed copy: an administrator can allow it in the settings of the standard.' : ''}`
            : 'Drafted by fixed rules from your own controls and their evidence; no language model is used.'}
        </Banner>
        {isFailed && failure !== null && (
          <LoadFailed what="proposals" error={failure} onRetry={() => actor.send({ type: 'load.retried' })} />
        )}
        {isProposing && <LoadingRows />}
        {proposal === undefined && !isProposing && !isFailed && (
          <EmptyState
            title={proposals === null ? 'Not proposed yet' : 'Every proposal was looked at'}
            actions={
              <Button variant="primary" onClick={ask}>
                {proposals === null ? 'Propose results' : 'Propose again'}
              </Button>
            }
          >
            {proposals === null
              ? 'Results are proposed for controls that are not assessed and have own controls.'
              : `Your records say nothing about ${countOf(proposals.left, 'control')} that ${proposals.left === 1 ? 'is' : 'are'} not assessed.`}
          </EmptyState>
        )}
        {proposal !== undefined && !isProposing && (
          <>
            <p className={cite} role="status">
              {index + 1} of {proposals?.proposals.length}
            </p>
            <ProposalView key={proposal.positionId} proposal={proposal} standardId={standardId} actor={actor} />
          </>
        )}
      </div>
    </>
  );
}

interface ProposalViewProps {
  readonly proposal: Proposal;
  readonly standardId: string;
  readonly actor: ProposalsActor;
}

function ProposalView({ proposal, standardId, actor }: ProposalViewProps) {
  const api = useApi();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('accepting'));
  const acceptance = acceptanceIn(context);
  const positions = useQuery(positionsQuery(api, standardId));
  const position = useQuery(positionQuery(api, proposal.positionId));
  const known = positions.data?.find(({ id }) => id === proposal.positionId);
  if (acceptance === undefined) return null;
  const edit = (changes: Partial<Acceptance>) => actor.send({ type: 'proposal.edited', changes });
  return (
    <section aria-label="Proposal" className={side}>
      <h2 className={title} dir="auto">
        {known === undefined ? '' : `${known.ref} ${titleShown(known.title)}`}
      </h2>
      <div className={sides}>
        <div className={side}>
          <h3 className={title}>Now</h3>
          <p className={prose}>{complianceResultLabels[position.data?.result ?? 'NOT_ASSESSED']}</p>
        </div>
        <div className={side}>
          <h3 className={title}>Proposed</h3>
          <ul className={list}>
            {proposal.claims.map(({ text, citations }) => (
              <li key={text} dir="auto">
                {text}
                <br />
                <span className={cite}>
                  {citations.length === 0
                    ? 'Cites no record that it was given: it can only be accepted in your own words'
                    : citations.map(({ ref, title: name }) => `${ref} ${name}`).join(', ')}
                </span>
              </li>
            ))}
          </ul>
          <Select
            label="Result"
            options={proposable}
            value={acceptance.result}
            onValueChange={(value) => {
              if (value !== null) edit({ result: value });
            }}
          />
          <TextArea
            label="Observation"
            value={acceptance.observation}
            onChange={({ currentTarget: { value } }) => edit({ observation: value })}
          />
          {context.failure !== null && (
            <Banner tone="danger">
              The proposal was not accepted: {context.failure.message || texts.errors.fallback}
            </Banner>
          )}
          <div className={buttons}>
            <Button
              variant="primary"
              busy={isBusy}
              busyLabel="Saving..."
              disabled={!isAcceptable(context)}
              onClick={() => actor.send({ type: 'proposal.accepted' })}
            >
              Accept
            </Button>
            <Button disabled={isBusy} onClick={() => actor.send({ type: 'proposal.skipped' })}>
              Skip
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
