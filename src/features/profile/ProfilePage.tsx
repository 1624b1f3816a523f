import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { notificationSettingsQuery, preferencesQuery } from '#src/api/organisation/account.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { roleLabel } from '#src/components/role-labels.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { NameForm } from './NameForm.tsx';
import { NotificationSettingsForm } from './NotificationSettingsForm.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

const route = getRouteApi('/_app/_guarded/profile');

const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
  borderBlock: 'default',
});
const picture = css({ width: '40', height: '40', borderRadius: '[50%]', objectFit: 'cover' });
const names = css({ minWidth: '0', overflowWrap: 'anywhere' });
const quiet = css({ color: 'fg.muted' });
const list = css({ listStyle: 'none', padding: '0' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
});
const grows = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' });

/** /profile: the person's name, memberships, date preferences and notification settings. */
export function ProfilePage() {
  const { accountActors } = route.useRouteContext();
  const account = useSession(({ context }) => context.account);
  if (account === null) return <LoadingRows />;
  const { fullName, email, imageUrl } = account;
  return (
    <>
      <PageTitle title="Profile" />
      <div className={person}>
        {imageUrl === null ? <Avatar name={fullName} size="md" /> : <img className={picture} src={imageUrl} alt="" />}
        <div className={names}>
          <p>{fullName}</p>
          <p className={quiet}>{email}</p>
        </div>
      </div>
      <NameForm actors={accountActors} />
      <Roles />
      <Preferences />
      <NotificationSettings />
    </>
  );
}

/** The person's memberships and roles. */
function Roles() {
  const memberships = useSession(({ context }) => context.memberships);
  const platform = useSession(({ context }) => context.account?.platform ?? null);
  return (
    <Region title="Organisations and roles">
      <ul className={list} aria-label="Organisations and roles">
        {platform !== null && (
          <li className={row}>
            <span className={grows}>Platform</span>
            <span className={quiet}>{roleLabel(platform.role)}</span>
          </li>
        )}
        {memberships.map(({ organisation, role }) => (
          <li key={organisation.id} className={row}>
            <Avatar name={organisation.name} kind="organisation" />
            <span className={grows}>{organisation.name}</span>
            <span className={quiet}>{roleLabel(role)}</span>
          </li>
        ))}
        {platform === null && memberships.length === 0 && <li className={row}>None</li>}
      </ul>
    </Region>
  );
}

function Preferences() {
  const preferences = useQuery(preferencesQuery(useApi()));
  return (
    <Region title="Language and time zone">
      {preferences.isPending && <LoadingRows rows={2} />}
      {preferences.isError && (
        <LoadFailed what="preferences" error={preferences.error} onRetry={() => void preferences.refetch()} />
      )}
      {preferences.isSuccess && <PreferencesForm stored={preferences.data} />}
    </Region>
  );
}

function NotificationSettings() {
  const settings = useQuery(notificationSettingsQuery(useApi()));
  return (
    <Region title="Notifications">
      {settings.isPending && <LoadingRows rows={6} />}
      {settings.isError && (
        <LoadFailed what="notification settings" error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.isSuccess && <NotificationSettingsForm stored={settings.data} />}
    </Region>
  );
}
