import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { refusalToPrepare } from '#domain/platform/privileged-lifecycle.ts';
import { privilegedOperationTexts, privilegedStatusTexts } from '#domain/words/platform.ts';
import { privilegedOperationKindValues } from '#openapi/generated/values/privileged-operation-kind.ts';
import { privilegedOperationStatusValues } from '#openapi/generated/values/privileged-operation-status.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { privilegedOperationListQuery } from '#src/api/organisation/privileged-operations.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { countedOf } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { OperationDialog } from './OperationDialog.tsx';
import { OperationTable } from './OperationTable.tsx';
import { toOperationQuery, type OperationSearch } from './search.ts';
import { useOperationActor, type OperationActor } from './useOperationActor.ts';
import { purposes } from './words.ts';

const route = getRouteApi('/_app/_guarded/admin/it-privileged-operations');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '12',
  borderBlockEnd: 'default',
});
const choice = css({ display: 'grid', gap: '2', maxWidth: '[20rem]' });
const note = css({ color: 'fg.muted', textStyle: 'xs', whiteSpace: 'normal' });

const noun = { one: 'operation', many: 'operations' };
const statuses = [
  { value: '', label: 'Any status' },
  ...privilegedOperationStatusValues.map((value) => ({ value, label: privilegedStatusTexts[value] })),
] as const;
const kinds = [
  { value: '', label: 'Any operation' },
  ...privilegedOperationKindValues.map((value) => ({ value, label: privilegedOperationTexts[value] })),
] as const;
const nothing = { status: '', kind: '', page: 1 } as const;

/** /admin/it-privileged-operations: what is done to the whole platform, prepared by a dry run. */
export function PrivilegedOperationsPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const actor = useOperationActor();
  const list = useQuery(privilegedOperationListQuery(useApi(), toOperationQuery(address)));
  const show = (change: Partial<OperationSearch>) => void navigate({ search: (before) => ({ ...before, ...change }) });
  const why = address.status === '' && address.kind === '' ? undefined : 'No operation matches the filters.';
  const totals = list.data?.pagination;
  return (
    <div className={screen}>
      <PageTitle
        title="IT Privileged Operations"
        note={totals && countedOf(totals, noun)}
        actions={<PrepareMenu actor={actor} />}
      />
      <div className={tools}>
        <NativeSelectBox
          aria-label="Status"
          size="sm"
          options={statuses}
          value={address.status}
          onValueChange={(status) => show({ status, page: 1 })}
        />
        <NativeSelectBox
          aria-label="Operation"
          size="sm"
          options={kinds}
          value={address.kind}
          onValueChange={(kind) => show({ kind, page: 1 })}
        />
        {why !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => show(nothing)}>
            Clear Filters
          </Button>
        )}
      </div>
      <ListContent
        noun={noun}
        list={listStateOf(list)}
        pages={{ page: address.page, perPage: address.perPage, show }}
        why={why}
        onClear={() => show(nothing)}
        onAdd={undefined}
        firstSteps="Prepare an operation to see what it would change. Nothing is changed until someone takes it on."
      >
        {(rows) => (
          <OperationTable rows={rows} onOpen={(operation) => actor.send({ type: 'operation.opened', operation })} />
        )}
      </ListContent>
      <OperationDialog actor={actor} />
    </div>
  );
}

/** The operations that this person may prepare. */
function PrepareMenu({ actor }: { readonly actor: OperationActor }) {
  const mayEdit = useMay({ feature: 'ADMIN_IT_PRIVILEGED_OPERATIONS', level: 'ADD' });
  const isAdministrator = useSession(({ context }) => context.account?.platform?.role === 'SUPER_ADMIN');
  const offered = privilegedOperationKindValues.filter(
    (kind) => refusalToPrepare(kind, { isAdministrator, mayEdit }) === undefined,
  );
  if (offered.length === 0) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <Button variant="primary">
          <PlusIcon /> Prepare operation
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {offered.map((kind) => (
          <Menu.Item key={kind} value={kind} onSelect={() => actor.send({ type: 'operation.chosen', kind })}>
            <span className={choice}>
              {privilegedOperationTexts[kind]}
              <span className={note}>{purposes[kind]}</span>
            </span>
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
