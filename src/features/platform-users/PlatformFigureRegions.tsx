import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { shareText } from '#domain/share.ts';
import type { components } from '#openapi/generated/types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { platformFigureQuery } from '#src/api/organisation/platform-people.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatDay, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { Trend } from '#src/ui/chart/Trend.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

type Figures = components['schemas']['PlatformFigures'];

const PageLink = createLink(TextLink);

/** The key figures of the platform above, what needs attention in between, and how it is used below. */
export function PlatformFigureRegions({ children }: { readonly children: ReactNode }) {
  const found = useQuery(platformFigureQuery(useApi()));
  if (found.isError) return <LoadFailed what="figures" error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <LoadingRows />;
  return (
    <>
      <FigureStrip>
        <OrganisationFigures figures={found.data} />
        <OperationFigures figures={found.data} />
      </FigureStrip>
      {children}
      <Usage figures={found.data} />
    </>
  );
}

/** Numbers of organisations and accounts; each leads to its list for those who may see it. */
function OrganisationFigures({ figures: { organisations, accounts } }: { readonly figures: Figures }) {
  const maySee = useMay({ feature: 'ADMIN_ORGANISATION' });
  if (!maySee) return null;
  const states = [
    { name: 'Active organisations', state: 'ACTIVE', value: organisations.active },
    { name: 'Suspended', state: 'SUSPENDED', value: organisations.suspended },
    { name: 'Closing', state: 'CLOSING', value: organisations.closing },
  ] as const;
  return (
    <>
      {states.map(({ name, state, value }) => (
        <Figure
          key={name}
          name={name}
          value={
            <PageLink to="/admin/organisations" search={{ state }}>
              {formatNumber(value)}
            </PageLink>
          }
        />
      ))}
      <AccountFigure name="Waiting for approval" state="waiting" value={accounts.waiting} />
    </>
  );
}

interface AccountFigureProps {
  readonly name: string;
  readonly state: 'waiting' | 'inactive' | '';
  readonly value: number;
}

/** A number of accounts, which leads to them. */
const AccountFigure = ({ name, state, value }: AccountFigureProps) => (
  <Figure
    name={name}
    value={
      <PageLink to="/admin/organisation-users" search={{ state }}>
        {formatNumber(value)}
      </PageLink>
    }
  />
);

/** A disk with less than a tenth free is a problem. */
const isNearlyFull = (free: number, size: number): boolean => 10 * free < size;

/** How the platform runs. */
function OperationFigures({ figures: { mail, disks, newMessages } }: { readonly figures: Figures }) {
  const maySeeMessages = useMay({ feature: 'ADMIN_CONTACT_MESSAGE' });
  return (
    <>
      {maySeeMessages && (
        <Figure
          name="New messages"
          value={
            <PageLink to="/" hash="new-messages">
              {formatNumber(newMessages)}
            </PageLink>
          }
        />
      )}
      <Figure
        name="Mails waiting"
        value={formatNumber(mail.waiting)}
        note={mail.failed === 0 ? undefined : `${formatNumber(mail.failed)} given up`}
        alarming
      />
      {disks.map(({ free, size }, index) => (
        <Figure
          key={`${free} ${size}`}
          name={disks.length === 1 ? 'Disk free' : `Disk ${index + 1} free`}
          value={formatSize(free)}
          note={size === 0 ? undefined : `${shareText(free, size)} of ${formatSize(size)}`}
          alarming={isNearlyFull(free, size)}
        />
      ))}
    </>
  );
}

/** `28 Nov`: the year would make the days of a narrow axis overlap. */
const dayAndMonth = (day: string): string =>
  formatDay(day)
    .split(/[\s,./-]/)
    .filter((part) => part !== '' && part !== day.slice(0, 4))
    .join(' ');

/** How the platform is used. */
function Usage({ figures: { organisations, accounts, signIns } }: { readonly figures: Figures }) {
  const maySeeAccounts = useMay({ feature: 'ADMIN_ORGANISATION' });
  return (
    <Region title="Use" note="The last 30 days, in UTC">
      <FigureStrip>
        <Figure name="Organisations used" value={formatNumber(organisations.used)} />
        <Figure name="Organisations created" value={formatNumber(organisations.created)} />
        {maySeeAccounts && <AccountFigure name="Accounts" state="" value={accounts.total} />}
        <Figure name="Accounts signed in" value={formatNumber(accounts.signedIn)} />
        <Figure name="Accounts created" value={formatNumber(accounts.created)} />
        {maySeeAccounts && <AccountFigure name="Inactive accounts" state="inactive" value={accounts.inactive} />}
      </FigureStrip>
      <Trend
        label="Sign-ins by day"
        axisLabel="Day"
        valueLabel="Sign-ins"
        points={signIns.map(({ day }) => dayAndMonth(day))}
        series={[{ name: 'Sign-ins', values: signIns.map(({ signIns: count }) => count) }]}
        format={formatNumber}
      />
    </Region>
  );
}
