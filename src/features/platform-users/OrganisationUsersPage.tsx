import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { organisationRoleTexts } from '#domain/words/people.ts';
import { organisationRoles } from '#openapi/access.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { platformOrganisationQuery } from '#src/api/organisation/platform-organisations.ts';
import { platformUserListQuery, type PlatformUser } from '#src/api/organisation/platform-users.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import type { ShowOptions } from '#src/components/register/address.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { countedOf } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { css } from '#styled/css/index.js';

import { AccountTable } from './AccountTable.tsx';
import { ErasureDialog, useErasureDialog } from './ErasureDialog.tsx';
import { toAccountQuery, type AccountSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/admin/organisation-users');

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
const searchBox = css({ flexGrow: { base: '1', md: '0' }, width: { md: '[14.5rem]' } });
const noun = { one: 'account', many: 'accounts' };

const states = [
  { value: '', label: 'Any state' },
  { value: 'waiting', label: 'Under review' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

const roles = [
  { value: '', label: 'Any role' },
  ...organisationRoles.map((value) => ({ value, label: organisationRoleTexts[value] })),
] as const;

const nothing = { search: '', state: '', role: '', organisation: '', page: 1 } as const;

const whyOf = ({ search, state, role, organisation }: AccountSearch): string | undefined => {
  const reasons = [
    ...(search === '' ? [] : [`No name or email address contains “${search}”.`]),
    ...(state === '' && role === '' && organisation === '' ? [] : ['Nobody matches the filters.']),
  ];
  return reasons.length === 0 ? undefined : reasons.join(' ');
};

/** /admin/organisation-users: every account, by organisation, state and role. */
export function OrganisationUsersPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const users = useQuery(platformUserListQuery(useApi(), toAccountQuery(address)));
  const show = (change: Partial<AccountSearch>, { replace = false }: ShowOptions = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  const [typed, setTyped] = useSearchText(address.search, (search) => show({ search, page: 1 }));
  const erasing = useErasureDialog();
  const isSuperAdmin = useSession(({ context }) => context.account?.platform?.role === 'SUPER_ADMIN');
  const mayErase = useMay({ feature: 'ADMIN_ORGANISATION', level: 'DELETE' }) && isSuperAdmin;
  const ask = (user: PlatformUser) => erasing.send({ type: 'step.requested', draft: { user, name: '' } });
  const totals = users.data?.pagination;
  const why = whyOf(address);
  return (
    <div className={screen}>
      <PageTitle title="Organisation Users" note={totals && countedOf(totals, noun)} />
      <div className={tools}>
        <div className={searchBox}>
          <SearchField label="Search accounts" value={typed} onValueChange={setTyped} />
        </div>
        <NativeSelectBox
          aria-label="State"
          size="sm"
          options={states}
          value={address.state}
          onValueChange={(state) => show({ state, page: 1 })}
        />
        <NativeSelectBox
          aria-label="Role"
          size="sm"
          options={roles}
          value={address.role}
          onValueChange={(role) => show({ role, page: 1 })}
        />
        {address.organisation !== '' && <OrganisationName id={address.organisation} />}
        {why !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => show(nothing)}>
            Clear Filters
          </Button>
        )}
      </div>
      <ListContent
        noun={noun}
        list={listStateOf(users)}
        pages={{ page: address.page, perPage: address.perPage, show }}
        why={why}
        onClear={() => show(nothing)}
        onAdd={undefined}
        firstSteps="People who sign up appear here."
      >
        {(rows) => <AccountTable label="Accounts" users={rows} onErase={mayErase ? ask : undefined} />}
      </ListContent>
      <ErasureDialog actor={erasing} />
    </div>
  );
}

function OrganisationName({ id }: { readonly id: string }) {
  const found = useQuery(platformOrganisationQuery(useApi(), id));
  return <span>{found.data === undefined ? 'Members of one organisation' : `Members of ${found.data.name}`}</span>;
}
