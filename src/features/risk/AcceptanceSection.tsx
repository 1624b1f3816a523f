import { useQuery } from '@tanstack/react-query';

import { acceptanceLifecycle, isOpen } from '#domain/risk/acceptance.ts';
import { acceptanceActionLabels, endLabels } from '#domain/words/risk-acceptance.ts';
import type { AcceptanceStep } from '#src/actors/risk-acceptance.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { acceptancesQuery, type RiskAcceptance } from '#src/api/risk/risk-acceptances.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatDay, formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { AcceptanceCell } from './AcceptanceCell.tsx';
import { AcceptanceDialog } from './AcceptanceDialog.tsx';
import { riskKind } from './risk-kind.ts';
import { useAcceptanceActor } from './useAcceptanceActor.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const item = css({ display: 'grid', gap: '2', paddingBlock: '8', borderBlockStart: 'subtle' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

interface AcceptanceSectionProps {
  readonly risk: Risk;
  readonly mayEdit: boolean;
  /** What is accepted is what is stored, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
}

/** Who has accepted the residual risk until when, what can be done about it, and what was decided before. */
export function AcceptanceSection({ risk, mayEdit, hasChanges }: AcceptanceSectionProps) {
  const { data, error, refetch } = useQuery(acceptancesQuery(useApi(), risk.id));
  const actor = useAcceptanceActor(risk.id);
  const offered = useOffered(acceptanceLifecycle, riskKind.access);
  if (data === undefined)
    return error ? <LoadFailed what="acceptances" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const [newest] = data;
  const request = (step: AcceptanceStep) =>
    actor.send({
      type: 'step.requested',
      draft: { step, acceptance: newest ?? null, approverId: null, expiresOn: null, text: '' },
    });
  const isAssessed = risk.residual.score !== null;
  const maySubmit = mayEdit && (newest === undefined || !isOpen(newest.status));
  return (
    <FieldSection title="Acceptance">
      <div className={row}>
        {newest !== undefined && (
          <LifecycleActions
            lifecycle={acceptanceLifecycle}
            actions={offered(newest.status, {
              submittedById: newest.submittedBy.id,
              approverId: newest.approver.id,
            })}
            labels={acceptanceActionLabels}
            disabled={hasChanges}
            size="sm"
            onRequest={request}
          />
        )}
        {maySubmit && (
          <Button size="sm" disabled={hasChanges || !isAssessed} onClick={() => request('SUBMIT')}>
            Ask for acceptance
          </Button>
        )}
      </div>
      {maySubmit && !isAssessed && <p className={note}>Assess the residual risk first: it is what is accepted.</p>}
      {maySubmit && isAssessed && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      {data.length === 0 && !maySubmit && <p className={note}>Nobody has been asked to accept this risk</p>}
      {data.length > 0 && (
        <ol className={sectionList} aria-label="Acceptances">
          {data.map((acceptance) => (
            <Item key={acceptance.id} acceptance={acceptance} />
          ))}
        </ol>
      )}
      <AcceptanceDialog actor={actor} riskId={risk.id} />
    </FieldSection>
  );
}

function Item({ acceptance }: { readonly acceptance: RiskAcceptance }) {
  const { status, residual, expiresOn, approver, submittedBy, submittedAt, justification } = acceptance;
  const { rating, score } = residual;
  return (
    <li className={item}>
      <div className={row}>
        <AcceptanceCell status={status} />
        <span>
          {[...(rating === null ? [] : [rating]), ...(score === null ? [] : [score])].join(' ')}, until{' '}
          {formatDay(expiresOn)}
        </span>
      </div>
      <p className={facts}>
        <bdi>{submittedBy.name}</bdi> asked <bdi>{approver.name}</bdi>, {formatInstant(submittedAt)}
      </p>
      <p className={prose} dir="auto">
        {justification}
      </p>
      <Decision acceptance={acceptance} />
      <End acceptance={acceptance} />
    </li>
  );
}

function Decision({ acceptance }: { readonly acceptance: RiskAcceptance }) {
  const { decidedBy, decidedAt, decisionReason, status } = acceptance;
  if (decidedBy === null || decidedAt === null) return null;
  return (
    <>
      <p className={facts}>
        {status === 'REJECTED' ? 'Rejected' : 'Accepted'} by <bdi>{decidedBy.name}</bdi>, {formatInstant(decidedAt)}
      </p>
      <Reason>{decisionReason}</Reason>
    </>
  );
}

function End({ acceptance }: { readonly acceptance: RiskAcceptance }) {
  const { endedAt, endedBecause, endedBy, endReason, status } = acceptance;
  if (endedAt === null) return null;
  return (
    <>
      <p className={facts}>
        {endedBy === null ? (
          <>Reopened, {formatInstant(endedAt)}</>
        ) : (
          <>
            {status === 'WITHDRAWN' ? 'Withdrawn' : 'Revoked'} by <bdi>{endedBy.name}</bdi>, {formatInstant(endedAt)}
          </>
        )}
      </p>
      <Reason>{endedBecause === null ? endReason : endLabels[endedBecause]}</Reason>
    </>
  );
}

const Reason = ({ children }: { readonly children: string }) =>
  children !== '' && (
    <p className={prose} dir="auto">
      {children}
    </p>
  );
