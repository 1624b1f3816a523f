import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { organisationSettingsQuery } from '#src/api/organisation/organisation-settings.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { ExemptionDaysForm } from './ExemptionDaysForm.tsx';
import { TimeZoneForm } from './TimeZoneForm.tsx';

/** /on-boarding/{id}: the settings of the active organisation, which the title names whatever the address says. */
export function OrganisationPage() {
  const active = useSession(({ context }) => context.organisation);
  const settings = useQuery(organisationSettingsQuery(useApi()));
  if (active === null) return <LoadingRows />;
  return (
    <>
      <PageTitle title={active.name} />
      <Region title="Time zone">
        {settings.isPending && <LoadingRows rows={2} />}
        {settings.isError && (
          <LoadFailed what="organisation settings" error={settings.error} onRetry={() => void settings.refetch()} />
        )}
        {settings.isSuccess && <TimeZoneForm key={settings.data.version} stored={settings.data} />}
      </Region>
      {settings.isSuccess && (
        <Region title="Exemptions">
          <ExemptionDaysForm key={settings.data.version} stored={settings.data} />
        </Region>
      )}
    </>
  );
}
