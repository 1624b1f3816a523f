import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { levelLabels } from '#domain/words/information-asset.ts';
import { exemption } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { exemptionStatisticsQuery, type ExemptionStatistics } from '#src/api/exemptions.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { ToPolicy } from './links.tsx';

const TypedLink = createLink(TextLink);

type Level = ExemptionStatistics['byPolicy'][number]['byRisk'][number]['riskRating'];

interface ToExemptionsProps {
  readonly policyId?: string;
  readonly level?: Level;
  readonly figure?: 'IN_FORCE' | 'TO_CONFIRM';
  readonly children: ReactNode;
}

/** A link to the exemptions that a number counts. */
const ToExemptions = ({ policyId, level, figure = 'IN_FORCE', children }: ToExemptionsProps) => (
  <TypedLink
    to="/exemptions-register"
    search={{
      figure,
      ...(policyId !== undefined && { policyId: [policyId] }),
      ...(level !== undefined && { riskRating: [level ?? 'none'] }),
    }}
  >
    {children}
  </TypedLink>
);

/** How much of each policy is exempted today, with what risk left; nothing for those who may not view exemptions. */
export function ExemptionRegion() {
  const mayView = useMay({ roles: exemption.roles, feature: exemption.feature, level: 'VIEW' });
  const { data, error, refetch } = useQuery({ ...exemptionStatisticsQuery(useApi()), enabled: mayView });
  if (!mayView) return null;
  if (data === undefined)
    return (
      <Region title="Exemptions in force">
        {error === null ? (
          <LoadingRows />
        ) : (
          <LoadFailed what="exemptions" error={error} onRetry={() => void refetch()} />
        )}
      </Region>
    );
  return (
    <Region
      title="Exemptions in force"
      action={
        <>
          <ToExemptions>{formatNumber(data.inForce)} in force</ToExemptions>
          {data.toConfirm > 0 && (
            <ToExemptions figure="TO_CONFIRM">{formatNumber(data.toConfirm)} to be confirmed</ToExemptions>
          )}
        </>
      }
    >
      {data.byPolicy.length === 0 ? (
        <EmptyState title="No policy is exempted">Nobody is exempted from a policy today.</EmptyState>
      ) : (
        <PolicyTable policies={data.byPolicy} />
      )}
    </Region>
  );
}

const PolicyTable = ({ policies }: { readonly policies: ExemptionStatistics['byPolicy'] }) => (
  <Table.Root label="Exemptions in force">
    <Table.Head>
      <Table.HeadCell sticky="ref">Ref</Table.HeadCell>
      <Table.HeadCell flexible sticky="title">
        Policy
      </Table.HeadCell>
      <Table.HeadCell>Exemptions</Table.HeadCell>
      <Table.HeadCell>Risk left</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {policies.map(({ policy, inForce, byRisk }) => (
        <Table.Row key={policy.id}>
          <Table.RefCell>{policy.ref}</Table.RefCell>
          <Table.TitleCell note={<Levels policyId={policy.id} byRisk={byRisk} />}>
            <ToPolicy id={policy.id}>{policy.title}</ToPolicy>
          </Table.TitleCell>
          <Table.Cell>
            <ToExemptions policyId={policy.id}>{formatNumber(inForce)}</ToExemptions>
          </Table.Cell>
          <Table.Cell>
            <Levels policyId={policy.id} byRisk={byRisk} />
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

interface LevelsProps {
  readonly policyId: string;
  readonly byRisk: ExemptionStatistics['byPolicy'][number]['byRisk'];
}

/** `1 High, 2 Low`: each number is a link to the exemptions that it counts. */
const Levels = ({ policyId, byRisk }: LevelsProps) => (
  <>
    {byRisk.map(({ riskRating, count }, index) => (
      <span key={riskRating ?? 'none'}>
        {index > 0 && ', '}
        <ToExemptions policyId={policyId} level={riskRating}>
          {formatNumber(count)} {riskRating === null ? labels.notRated : levelLabels[riskRating]}
        </ToExemptions>
      </span>
    ))}
  </>
);
