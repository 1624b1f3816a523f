import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { findingLifecycle } from '#domain/compliance/finding-lifecycle.ts';
import { closureNeedLabels, findingActionLabels } from '#domain/words/finding.ts';
import { closureQuery, type Finding, type FindingClosure } from '#src/api/compliance/findings.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { countOf, formatDay } from '#src/components/format.ts';
import { useOwnId } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { css } from '#styled/css/index.js';

import { ArchiveButton } from './ArchiveButton.tsx';
import { FindingDialog } from './FindingDialog.tsx';
import { FindingStatus } from './FindingStatus.tsx';
import { ReclassifyButton } from './ReclassifyButton.tsx';
import { findingStep, useFindingActions, useFindingActor } from './useFindingCourse.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const steps = css({ margin: '0', paddingInlineStart: '20', textStyle: 'sm', listStyle: 'disc' });

interface FindingCourseSectionProps {
  readonly finding: Finding;
  /** A step changes the finding, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the finding has changed. */
  readonly onTaken: () => void;
}

/** Where a finding stands, what can be done next, and what its closure still needs. */
export function FindingCourseSection({ finding, hasChanges, onTaken }: FindingCourseSectionProps) {
  const actor = useFindingActor(onTaken);
  const offered = useFindingActions();
  const { data: closure } = useQuery(closureQuery(useApi(), finding.id, finding.version));
  const actions = offered(finding, closure?.assessorIds);
  const isTreated = finding.status === 'OPEN' || finding.status === 'IN_PROGRESS';
  return (
    <FieldSection title="Course">
      <div className={row}>
        <FindingStatus finding={finding} />
        <LifecycleActions
          lifecycle={findingLifecycle}
          actions={actions}
          labels={findingActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={(action) => actor.send({ type: 'step.requested', draft: findingStep(finding, action) })}
        />
        <ReclassifyButton
          finding={finding}
          assessorIds={closure?.assessorIds ?? []}
          disabled={hasChanges}
          onTaken={onTaken}
        />
        <ArchiveButton finding={finding} disabled={hasChanges} onTaken={onTaken} />
      </div>
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      <Facts finding={finding} />
      {isTreated && finding.archivedAt === null && closure !== undefined && (
        <ToClose closure={closure} finding={finding} />
      )}
      <FindingDialog actor={actor} finding={finding} />
    </FieldSection>
  );
}

/** What became of it. */
function Facts({ finding }: { readonly finding: Finding }) {
  const { closedBy, closedOn, kind, declinedBecause, failedChecks, acceptedRisk, archivedAt, archivedReason } = finding;
  return (
    <>
      {closedOn !== null && (
        <p className={note}>
          {kind === 'OFI' ? 'Closed' : 'Found effective and closed'} {formatDay(closedOn)}
          {closedBy !== null && ` by ${closedBy.name}`}
        </p>
      )}
      {declinedBecause !== '' && (
        <p className={note} dir="auto">
          Declined: {declinedBecause}
        </p>
      )}
      {failedChecks > 0 && <p className={note}>{countOf(failedChecks, 'check')} found that the actions do not work</p>}
      {acceptedRisk !== null && (
        <p className={note} dir="auto">
          Stands under the acceptance of{' '}
          <Link to="/add-risk/$id" params={{ id: acceptedRisk.id }}>
            {acceptedRisk.ref} {acceptedRisk.title}
          </Link>
        </p>
      )}
      {archivedAt !== null && archivedReason !== '' && (
        <p className={note} dir="auto">
          Archived: {archivedReason}
        </p>
      )}
    </>
  );
}

interface ToCloseProps {
  readonly closure: FindingClosure;
  readonly finding: Finding;
}

/** What its closure still needs. */
function ToClose({ closure: { missing, checkFrom }, finding: { kind, verifier, status } }: ToCloseProps) {
  const own = useOwnId();
  if (missing.length === 0) {
    const isForOthers = kind !== 'OFI' && verifier !== null && verifier.id !== own;
    if (status === 'OPEN')
      return <p className={note}>All that its closure needs is there once work on it has started.</p>;
    return (
      <p className={note} dir="auto">
        {isForOthers ? `Waits for ${verifier.name} to check its effect.` : 'Nothing stands between it and its closure.'}
      </p>
    );
  }
  return (
    <div>
      <p className={note}>Before it is closed:</p>
      <ul className={steps} aria-label="Before it is closed">
        {missing.map((need) => (
          <li key={need}>
            {closureNeedLabels[need]}
            {need === 'WAIT' && checkFrom !== null && `: it can be checked from ${formatDay(checkFrom)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
