import { createLink } from '@tanstack/react-router';

import { useSession } from '#src/components/SessionProvider.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { ActivityIcon, HelpIcon, KeyIcon, SettingsIcon, UserIcon } from '#src/ui/icons.tsx';
import * as Sidebar from '#src/ui/navigation/Sidebar.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { BellIcon, ChevronsUpDownIcon } from '#src/ui/tool-icons.tsx';

import { routeTable } from '../navigation/route-table.ts';
import type { OverlayName } from './Overlays.tsx';
import { useApiToken } from './useApiToken.ts';
import { CopyIcon, SignOutIcon } from './user-menu-icons.tsx';

const LinkItem = createLink('a');

const pages = [
  { path: '/profile', icon: UserIcon },
  { path: '/update-password', icon: KeyIcon },
  { path: '/notifications', icon: BellIcon },
  { path: '/activity-logs', icon: ActivityIcon },
] as const;

/** The person's name, their own pages and sign-out (specification section 2.6). */
export function UserMenu({ onOpen }: { readonly onOpen: (overlay: OverlayName) => void }) {
  const name = useSession(({ context }) => context.account?.fullName ?? '');
  const email = useSession(({ context }) => context.account?.email ?? '');
  const administered = useSession(({ context: { organisation } }) =>
    organisation?.role === 'ORG_ADMIN' ? organisation.id : null,
  );
  const apiToken = useApiToken();
  return (
    <Menu.Root positioning={{ placement: 'top-start', offset: { mainAxis: 4, crossAxis: 8 } }}>
      <Menu.Trigger asChild>
        <Sidebar.BlockButton
          place="end"
          picture={<Avatar name={name} size="md" />}
          title={name}
          note={email}
          mark={<ChevronsUpDownIcon />}
        />
      </Menu.Trigger>
      <Menu.Content>
        {pages.map(({ path, icon: PageIcon }) => (
          <Menu.Item key={path} value={path} asChild>
            <LinkItem to={path}>
              <PageIcon /> {routeTable[path].title}
            </LinkItem>
          </Menu.Item>
        ))}
        {administered !== null && (
          <Menu.Item value="organisation" asChild>
            <LinkItem to="/on-boarding/$id" params={{ id: administered }} search={{ step: 'organisation' }}>
              <SettingsIcon /> Organisation settings
            </LinkItem>
          </Menu.Item>
        )}
        <Menu.Separator />
        <Menu.Item value="preferences" onSelect={() => onOpen('preferences')}>
          <SettingsIcon /> Theme and font
        </Menu.Item>
        <Menu.Item value="shortcuts" onSelect={() => onOpen('shortcuts')}>
          <HelpIcon /> Keyboard shortcuts
        </Menu.Item>
        {apiToken !== null && (
          <Menu.Item value="token" onSelect={() => apiToken.send({ type: 'token.requested' })}>
            <CopyIcon /> Get Token
          </Menu.Item>
        )}
        <Menu.Separator />
        <Menu.Item value="sign-out" onSelect={() => onOpen('signOut')}>
          <SignOutIcon /> Log out
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
