import { isPlatformRole } from '#src/app/navigation/access.ts';
import { routeTable, type RouteEntry } from '#src/app/navigation/route-table.ts';
import type { ExplainedPage } from '#src/features/members/AccessDialog.tsx';
import { MembersPage } from '#src/features/members/MembersPage.tsx';

const isOfOrganisations = ({ roles }: RouteEntry): boolean => roles === undefined || !roles.every(isPlatformRole);

/** The pages of the route table, which their guard reads as well. Those of one record are explained by the record. */
const pages: readonly ExplainedPage[] = Object.entries<RouteEntry>(routeTable)
  .filter(([path, entry]) => !path.includes('$') && isOfOrganisations(entry))
  .map(([path, entry]) => ({ path, title: entry.title, requirement: entry }));

/** /manage-users, with the pages whose access it explains. */
export const MembersScreen = () => <MembersPage pages={pages} />;
