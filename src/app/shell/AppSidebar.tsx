import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { sidebarMachine } from '#machines/sidebar/sidebar.machine.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import * as Sidebar from '#src/ui/navigation/Sidebar.tsx';

import { menuFor } from '../navigation/menu.ts';
import { OrganisationSwitcher } from './OrganisationSwitcher.tsx';
import type { OverlayName } from './Overlays.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

export type SidebarActor = ActorRefFrom<typeof sidebarMachine>;

export interface AppSidebarProps {
  readonly sidebar: SidebarActor;
  /** Shows icons only. */
  readonly collapsed: boolean;
  readonly onOpen: (overlay: OverlayName) => void;
}

/** The navigation, between the organisation switcher and the user menu (specification section 2.6). */
export function AppSidebar({ sidebar, collapsed, onOpen }: AppSidebarProps) {
  const principal = useSession(principalOf);
  const search = useSelector(sidebar, ({ context }) => context.search);
  return (
    <Sidebar.Root collapsed={collapsed}>
      <OrganisationSwitcher />
      {!collapsed && (
        <Sidebar.Search>
          <SearchField
            label="Search menu"
            placeholder="Search menu..."
            value={search}
            onValueChange={(text) => sidebar.send({ type: 'search.changed', text })}
          />
        </Sidebar.Search>
      )}
      <Sidebar.Scroller aria-label="Main">
        {principal === null ? (
          <Sidebar.Placeholder />
        ) : (
          <SidebarMenu menu={menuFor(principal)} search={search} sidebar={sidebar} collapsed={collapsed} />
        )}
      </Sidebar.Scroller>
      <UserMenu onOpen={onOpen} />
    </Sidebar.Root>
  );
}
