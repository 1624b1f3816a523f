import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { platformUserListQuery } from '#src/api/organisation/platform-users.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import type { ShowOptions } from '#src/components/register/address.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { countedOf } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { css } from '#styled/css/index.js';

import { AccountTable } from './AccountTable.tsx';
import { toAccountQuery, type AccountSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/admin/organisation-users');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const tools = css({ paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '12', borderBlockEnd: 'default' });
const noun = { one: 'account', many: 'accounts' };
const searchBox = css({ maxWidth: { md: '[14.5rem]' } });

/** /admin/organisation-users: every account. */
export function OrganisationUsersPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const users = useQuery(platformUserListQuery(useApi(), toAccountQuery(address)));
  const show = (change: Partial<AccountSearch>, { replace = false }: ShowOptions = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  const [typed, setTyped] = useSearchText(address.search, (search) => show({ search, page: 1 }));
  const totals = users.data?.pagination;
  return (
    <div className={screen}>
      <PageTitle title="Organisation Users" note={totals && countedOf(totals, noun)} />
      <div className={tools}>
        <div className={searchBox}>
          <SearchField label="Search accounts" value={typed} onValueChange={setTyped} />
        </div>
      </div>
      <ListContent
        noun={noun}
        list={listStateOf(users)}
        pages={{ page: address.page, perPage: address.perPage, show }}
        why={address.search === '' ? undefined : `No name or email address contains “${address.search}”.`}
        onClear={() => show({ search: '', page: 1 })}
        onAdd={undefined}
        firstSteps="People who sign up appear here."
      >
        {(rows) => <AccountTable label="Accounts" users={rows} />}
      </ListContent>
    </div>
  );
}
