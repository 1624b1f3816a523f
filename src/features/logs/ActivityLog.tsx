import { useQuery } from '@tanstack/react-query';

import { platformRoles, type Role } from '#openapi/access.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  activityExports,
  activityQuery,
  platformActivityExport,
  type ActivityLog as Log,
} from '#src/api/record/logs.ts';
import { choiceFilter, choicesFilter, dayFilter } from '#src/components/register/filters.tsx';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { actionLabels } from '#src/registers/history/action-labels.ts';
import { LogPage } from '#src/registers/log/LogPage.tsx';
import { useLogAddress } from '#src/registers/log/useLogAddress.ts';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';

import { toActivityQuery, type ActivitySearch } from './activity.ts';
import { ActivityTable } from './ActivityTable.tsx';
import { kindLabels } from './kind-labels.ts';
import { LogExportMenu } from './LogExportMenu.tsx';

interface ActivityLogProps {
  readonly title: string;
  readonly whose: Log['whose'];
  readonly search: ActivitySearch;
}

const platform: readonly Role[] = platformRoles;

/** Whether the person acts on the platform rather than in an organisation. */
const useActsOnPlatform = () =>
  useSession((snapshot) => {
    const role = principalOf(snapshot)?.role;
    return role !== undefined && platform.includes(role);
  });

/** An activity log: the person's own, or everyone's. */
export function ActivityLog({ title, whose, search }: ActivityLogProps) {
  const of = useActsOnPlatform() ? 'platform' : 'organisation';
  const list = useQuery(activityQuery(useApi(), { of, whose }, toActivityQuery(search)));
  const address = useLogAddress(search);
  // Members of an organisation are offered as a filter; platform administrators are found by search.
  const byPerson = whose === 'everyone' && of === 'organisation';
  const person = useOwnerFilter(address, 'actorId', 'Person');
  return (
    <LogPage
      title={title}
      noun={{ one: 'entry', many: 'entries' }}
      list={list}
      address={address}
      filters={[
        ...(byPerson ? [person] : []),
        choicesFilter(address, 'action', { label: 'Action', labels: actionLabels }),
        choiceFilter(address, 'kind', { label: 'Record type', labels: kindLabels }),
        dayFilter(address, 'from', 'From'),
        dayFilter(address, 'to', 'To'),
      ]}
      tools={
        (of === 'organisation' || whose === 'everyone') && (
          <LogExportMenu
            source={of === 'organisation' ? activityExports[whose] : platformActivityExport}
            query={toActivityQuery(search)}
            list={list}
            isOfAll={byPerson}
          />
        )
      }
      whenEmpty="Records that are created, updated or deleted are listed here."
    >
      {(rows, busy) => <ActivityTable rows={rows} busy={busy} address={address} showActor={whose === 'everyone'} />}
    </LogPage>
  );
}
