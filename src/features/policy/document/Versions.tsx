import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { isLater } from '#domain/policy/lifecycle.ts';
import { policyDecisionLabels } from '#domain/words/policy.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { policyVersionsQuery, type PolicyVersion, type PolicyVersionSummary } from '#src/api/policy/policy-versions.ts';
import { formatDay, formatInstant, today } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { approvedBeforeText } from '../approved-before-text.ts';
import { StatusCell } from '../StatusCell.tsx';
import { SideSection } from './SideSection.tsx';

const VersionLink = createLink(TextLink);

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '12' });
const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '8' });
const about = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

interface VersionsProps {
  readonly policyId: string;
  readonly newest: PolicyVersion;
}

/** All versions of a policy, to read and to compare with the newest. */
export function Versions({ policyId, newest }: VersionsProps) {
  const { data, error, refetch } = useQuery(policyVersionsQuery(useApi(), policyId));
  return (
    <SideSection title="Versions">
      {error !== null && data === undefined && (
        <p className={note}>
          The versions could not be loaded.{' '}
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ol className={list} reversed>
        {data?.map((version) => (
          <Version key={version.id} policyId={policyId} newest={newest} version={version} />
        ))}
      </ol>
    </SideSection>
  );
}

interface VersionProps extends VersionsProps {
  readonly version: PolicyVersionSummary;
}

function Version({ policyId, newest, version }: VersionProps) {
  const { id, number, status, isInForce, inForceFrom, changeLog, decision, decidedAt, decidedBy } = version;
  const { approvedBefore, createdBy } = version;
  const isNewest = id === newest.id;
  const to = { to: '/policy-document/$id', params: { id: policyId } } as const;
  return (
    <li>
      <div className={line}>
        <VersionLink {...to} search={isNewest ? {} : { version: id }}>
          Version {number}
        </VersionLink>
        <StatusCell status={status} />
      </div>
      {changeLog !== '' && (
        <p className={about} dir="auto">
          {changeLog}
        </p>
      )}
      {decision !== null && decidedAt !== null && (
        <p className={about}>
          {policyDecisionLabels[decision]} by {decidedBy?.name ?? 'the system'}, {formatInstant(decidedAt)}
          {isInForce && ', in force'}
          {status === 'APPROVED' &&
            !isInForce &&
            inForceFrom !== null &&
            isLater(inForceFrom, today()) &&
            `, in force from ${formatDay(inForceFrom)}`}
        </p>
      )}
      {approvedBefore !== null && (
        <p className={about}>
          {approvedBeforeText({ approvedBefore, createdBy })}
          {isInForce && inForceFrom !== null && `, in force since ${formatDay(inForceFrom)}`}
        </p>
      )}
      {!isNewest && (
        <p className={about}>
          <VersionLink {...to} search={{ from: id }}>
            Compare with {newest.number}
          </VersionLink>
        </p>
      )}
    </li>
  );
}
