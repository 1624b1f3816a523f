import { createLink, useRouter } from '@tanstack/react-router';

import { useSession } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import {
  ActivityIcon,
  BellIcon,
  ChevronsUpDownIcon,
  CopyIcon,
  HelpIcon,
  KeyIcon,
  SettingsIcon,
  SignOutIcon,
  UserIcon,
} from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/Menu.tsx';
import * as Sidebar from '#src/ui/Sidebar.tsx';
import { toast } from '#src/ui/toast.tsx';

import { routeTable } from '../route-table.ts';
import type { OverlayName } from './Overlays.tsx';

const LinkItem = createLink('a');

const pages = [
  { path: '/profile', icon: UserIcon },
  { path: '/update-password', icon: KeyIcon },
  { path: '/notifications', icon: BellIcon },
  { path: '/activity-logs', icon: ActivityIcon },
] as const;

/** The person, their own pages, and the way out (specification section 2.6). */
export function UserMenu({ onOpen }: { readonly onOpen: (overlay: OverlayName) => void }) {
  const name = useSession(({ context }) => context.account?.fullName ?? '');
  const email = useSession(({ context }) => context.account?.email ?? '');
  const copyToken = useCopyToken();
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
        <Menu.Separator />
        <Menu.Item value="preferences" onSelect={() => onOpen('preferences')}>
          <SettingsIcon /> Theme and font
        </Menu.Item>
        <Menu.Item value="shortcuts" onSelect={() => onOpen('shortcuts')}>
          <HelpIcon /> Keyboard shortcuts
        </Menu.Item>
        {copyToken !== null && (
          <Menu.Item value="token" onSelect={() => void copyToken()}>
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

/** Puts a token of the person's into the clipboard, and says so; null where there is none to be had. */
function useCopyToken(): (() => Promise<void>) | null {
  const { fetchApiToken } = useRouter().options.context;
  if (fetchApiToken === null) return null;
  return async () => {
    try {
      // Safari lets a page write only what was begun in the click, so that it is given the token's promise.
      const text = fetchApiToken().then((token) => new Blob([token], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      toast.success(texts.token.done);
    } catch {
      toast.error(texts.token.failed);
    }
  };
}
