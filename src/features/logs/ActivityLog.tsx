import { useQuery } from '@tanstack/react-query';

import { platformRoles, type Role } from '#openapi/access.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { activityQuery, type ActivityLog as Log } from '#src/api/logs.ts';
import { choicesOf, valuesAmong } from '#src/components/fields/choices.ts';
import { chosenFilter } from '#src/components/register/filters.ts';
import type { ListSearch } from '#src/components/register/list-search.ts';
import type { RegisterFilters } from '#src/components/register/RegisterToolbar.tsx';
import { standingOf, useSession } from '#src/components/SessionProvider.tsx';
import { OwnerFilter } from '#src/record/OwnerFilter.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { NativeSelect } from '#src/ui/NativeSelect.tsx';

import {
  actionLabels,
  activitySearchDefaults,
  kindLabel,
  kindLabels,
  toActivityQuery,
  type ActivitySearch,
} from './activity.ts';
import { ActivityTable } from './ActivityTable.tsx';
import { activeDays, DayFilters } from './DayFilters.tsx';
import { LogPage } from './LogPage.tsx';

interface ActivityLogProps {
  readonly title: string;
  readonly whose: Log['whose'];
  readonly search: ActivitySearch;
  readonly show: (change: object) => void;
}

const actions = choicesOf(actionLabels);
const anyKind = { value: '', label: 'Any' };
const kinds = [anyKind, ...Object.entries(kindLabels).map(([value, label]) => ({ value, label }))];

const platform: readonly Role[] = platformRoles;

/** Whether the person acts on the platform and not in an organisation. */
const useActsOnPlatform = () =>
  useSession((snapshot) => {
    const role = standingOf(snapshot)?.role;
    return role !== undefined && platform.includes(role);
  });

/** A log of what was done: by the person, or by everybody. */
export function ActivityLog({ title, whose, search, show }: ActivityLogProps) {
  const of = useActsOnPlatform() ? 'platform' : 'organisation';
  const list = useQuery(activityQuery(useApi(), { of, whose }, toActivityQuery(search)));
  const address = {
    search,
    show: (change: Partial<ListSearch>) => show(change),
    clear: () => show(activitySearchDefaults),
  };
  const filter = (change: Partial<ActivitySearch>) => show({ ...change, page: 1 });
  // The members of an organisation are offered; administrators of the platform are found by search.
  const byPerson = whose === 'everybody' && of === 'organisation';
  return (
    <LogPage
      title={title}
      noun={{ one: 'entry', many: 'entries' }}
      list={list}
      address={address}
      filters={activityFilters(search, filter, byPerson)}
      whenEmpty="What is added, changed or removed appears here."
    >
      {(rows, busy) => <ActivityTable rows={rows} busy={busy} address={address} showActor={whose === 'everybody'} />}
    </LogPage>
  );
}

function activityFilters(
  search: ActivitySearch,
  filter: (change: Partial<ActivitySearch>) => void,
  byPerson: boolean,
): RegisterFilters {
  const { actorId, action, kind } = search;
  const fields = (
    <>
      {byPerson && <OwnerFilter label="Person" value={actorId} onValueChange={(ids) => filter({ actorId: ids })} />}
      <MultiSelect
        label="Action"
        options={actions}
        value={action}
        onValueChange={(chosen) => filter({ action: valuesAmong(actionLabels, chosen) })}
      />
      <NativeSelect
        label="Kind"
        options={kinds}
        value={kind ?? ''}
        onValueChange={(value) => filter({ kind: value === '' ? undefined : value })}
      />
      <DayFilters span={search} onChange={filter} />
    </>
  );
  return {
    fields,
    active: [
      ...chosenFilter('Person', actorId, [], () => filter({ actorId: [] })),
      ...chosenFilter('Action', action, actions, () => filter({ action: [] })),
      ...(kind === undefined
        ? []
        : [{ name: 'Kind', value: kindLabel(kind), onRemove: () => filter({ kind: undefined }) }]),
      ...activeDays({ span: search, onChange: filter }),
    ],
  };
}
