import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/ApiProvider.tsx';
import { platformUserListQuery } from '#src/api/platform-users.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/LoadingRows.tsx';
import { NoResults } from '#src/ui/NoResults.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { css } from '#styled/css/index.js';

import { AccountTable } from './AccountTable.tsx';
import { toAccountQuery, type AccountSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/admin/organisation-users');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const tools = css({ paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '12', borderBlockEnd: 'default' });
const searchBox = css({ maxWidth: { md: '[14.5rem]' } });

/** /admin/organisation-users: everybody who has an account. */
export function OrganisationUsersPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const users = useQuery(platformUserListQuery(useApi(), toAccountQuery(address)));
  const show = (change: Partial<AccountSearch>) => void navigate({ search: (before) => ({ ...before, ...change }) });
  const [typed, setTyped] = useSearchText(address.search, (search) => show({ search, page: 1 }));
  const total = users.data?.pagination.total;
  return (
    <div className={screen}>
      <PageTitle title="Organisation Users" note={total === undefined ? '' : `${formatNumber(total)} accounts`} />
      <div className={tools}>
        <div className={searchBox}>
          <SearchField label="Search accounts" value={typed} onValueChange={setTyped} />
        </div>
      </div>
      {users.isPending && <LoadingRows />}
      {users.isError && <LoadFailed what="accounts" error={users.error} onRetry={() => void users.refetch()} />}
      {total === 0 && (
        <NoResults
          title="No accounts match this search"
          actions={<Button onClick={() => show({ search: '', page: 1 })}>Clear Filters</Button>}
        >
          No name or email address contains “{address.search}”.
        </NoResults>
      )}
      {users.isSuccess && users.data.pagination.total > 0 && (
        <>
          <AccountTable label="Accounts" users={users.data.data} />
          <Pagination
            page={address.page}
            perPage={address.perPage}
            total={users.data.pagination.total}
            onPageChange={(page) => show({ page })}
            onPerPageChange={(perPage) => show({ perPage, page: 1 })}
          />
        </>
      )}
    </div>
  );
}
