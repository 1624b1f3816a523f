import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { organisationSettingsQuery } from '#src/api/organisation/organisation-settings.ts';
import { organisationProfileQuery } from '#src/api/organisation/profile.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { ExemptionDaysForm } from './ExemptionDaysForm.tsx';
import { HolidaysForm } from './HolidaysForm.tsx';
import { LogoForm } from './LogoForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { TimeZoneForm } from './TimeZoneForm.tsx';
import { WorkingWeekForm } from './WorkingWeekForm.tsx';

/** What administrators say about their organisation as a whole: the same on its own page and as the first step of the onboarding. */
export function OrganisationSettingsView() {
  const api = useApi();
  const profile = useQuery(organisationProfileQuery(api));
  const settings = useQuery(organisationSettingsQuery(api));
  const failed = [profile, settings].find(({ isError }) => isError);
  if (failed?.error)
    return <LoadFailed what="organisation settings" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!profile.isSuccess || !settings.isSuccess) return <LoadingRows />;
  const stored = profile.data;
  // A form begins again once what it shows was saved, and keeps what is typed while another one is saved.
  const { name, address, sector, size, countries, logo, workingDays } = stored;
  const ofProfile = JSON.stringify([name, address, sector, size, countries]);
  return (
    <>
      <ProfileForm key={ofProfile} stored={stored} />
      <LogoForm key={logo} stored={stored} />
      <SettingsPart
        title="Time zone"
        about="Days end here: deadlines, the last day of links, reminders. What is past stays as it was."
      >
        <TimeZoneForm key={settings.data.timeZone} stored={settings.data} />
      </SettingsPart>
      <WorkingWeekForm key={workingDays.join(' ')} stored={stored} />
      <HolidaysForm stored={stored} />
      <SettingsPart title="Exemptions" about="How long an exemption from a policy or a control may apply.">
        <ExemptionDaysForm key={settings.data.exemptionDays} stored={settings.data} />
      </SettingsPart>
    </>
  );
}
