import { useQuery } from '@tanstack/react-query';

import { auditLifecycle } from '#domain/management-system/audit-lifecycle.ts';
import { auditActionLabels, auditTexts } from '#domain/words/management-system.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { conflictsQuery, type Audit, type AuditorInterest } from '#src/api/management-system/audits.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { countOf, formatInstantDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { auditKind } from './audit-kind.ts';
import { AuditDialog } from './AuditDialog.tsx';
import { AuditStatusText } from './AuditStatusText.tsx';
import { auditStep, useAuditSteps } from './useAuditSteps.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const list = css({ margin: '0', paddingInlineStart: '20', listStyle: 'disc', overflowWrap: 'anywhere' });

interface AuditCourseSectionProps {
  readonly audit: Audit;
  /** A step changes the audit, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the audit has changed. */
  readonly onTaken: () => void;
}

/** Where an audit stands, whether its auditors are impartial, and what can be done next. */
export function AuditCourseSection({ audit, hasChanges, onTaken }: AuditCourseSectionProps) {
  const { status, owner, plannedFrom, plannedTo } = audit;
  const actor = useAuditSteps(audit.id, onTaken);
  const offered = useOffered(auditLifecycle, auditKind.access);
  const { writers: _writers, ...readers } = auditKind.access;
  // Its leader may be an auditor, who writes nothing else.
  const mayTake = useMay({ ...readers, level: 'EDIT' });
  const mayAdd = useMay({ ...auditKind.access, level: 'ADD' });
  const { data: conflicts = [] } = useQuery(conflictsQuery(useApi(), audit));
  const actions = mayTake ? offered(status, { leaderId: owner?.id ?? null }) : [];
  return (
    <FieldSection title="Course">
      <div className={row}>
        <AuditStatusText status={status} />
        <LifecycleActions
          lifecycle={auditLifecycle}
          actions={actions}
          labels={auditActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={(action) => actor.send({ type: 'step.requested', draft: auditStep(action, audit) })}
        />
        {mayAdd && (plannedFrom !== null || plannedTo !== null) && (
          <Button
            size="sm"
            disabled={hasChanges}
            onClick={() => actor.send({ type: 'step.requested', draft: auditStep('PLAN_AGAIN', audit) })}
          >
            Plan next
          </Button>
        )}
      </div>
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      {(status === 'PLANNED' || status === 'IN_PROGRESS') && conflicts.length > 0 && (
        <Conflicts conflicts={conflicts} />
      )}
      <Facts audit={audit} />
      <AuditDialog actor={actor} conflicts={conflicts} />
    </FieldSection>
  );
}

const conflictText = ({ person, positions, ownControls }: AuditorInterest): string =>
  `${person.name}: ${[
    ...(positions === 0 ? [] : [`owns ${countOf(positions, 'control')} in the scope`]),
    ...(ownControls.length === 0 ? [] : [`answers for ${ownControls.map(({ ref }) => ref).join(', ')}`]),
  ].join(', ')}`;

const Conflicts = ({ conflicts }: { readonly conflicts: readonly AuditorInterest[] }) => (
  <Banner tone="warning" title="Auditors audit what they answer for">
    <ul className={list}>
      {conflicts.map((conflict) => (
        <li key={conflict.person.id}>{conflictText(conflict)}</li>
      ))}
    </ul>
    What they owned when the audit began counts, even if it has another owner now. Choose others, or say at the start
    and in the report why the audit is impartial.
  </Banner>
);

function Facts({ audit }: { readonly audit: Audit }) {
  const { reportedAt, reportedBy, startedAt } = audit;
  const texts = [
    [auditTexts.conclusion.label, audit.conclusion],
    [auditTexts.independence.label, audit.independence],
    [auditTexts.cancelledBecause.label, audit.cancelledBecause],
  ].filter(([, text]) => text !== '');
  const facts = [
    ...(startedAt === null ? [] : [`Started ${formatInstantDay(startedAt)}`]),
    ...(reportedAt === null
      ? []
      : [`reported ${formatInstantDay(reportedAt)} by ${reportedBy?.name ?? 'a former member'}`]),
  ];
  return (
    <>
      {facts.length > 0 && <p className={note}>{facts.join(', ')}</p>}
      {texts.map(([label, text]) => (
        <div key={label}>
          <p className={note}>{label}</p>
          <p className={prose} dir="auto">
            {text}
          </p>
        </div>
      ))}
    </>
  );
}
