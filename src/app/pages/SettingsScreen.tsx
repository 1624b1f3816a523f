import { mayOpen } from '#src/app/navigation/access.ts';
import { plainRoutes } from '#src/app/navigation/route-table.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { SettingsPage, type SettingsEntry } from '#src/features/settings/SettingsPage.tsx';

const organisation = 'Organisation';

/** /settings, with the pages below it that the person may open. */
export function SettingsScreen() {
  const principal = useSession(principalOf);
  const pages = plainRoutes.flatMap(([path, entry]): SettingsEntry[] => {
    if (!mayOpen(principal, entry)) return [];
    if (path === '/manage-organisation') return [{ path, title: entry.title, section: organisation }];
    const section = entry.menu?.group === 'settings' ? entry.menu.section : undefined;
    return section === undefined ? [] : [{ path, title: entry.title, section }];
  });
  return <SettingsPage pages={pages} />;
}
