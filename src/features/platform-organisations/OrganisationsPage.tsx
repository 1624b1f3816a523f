import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { organisationStateTexts } from '#domain/words/platform.ts';
import { organisationStateValues } from '#openapi/generated/values/organisation-state.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { platformOrganisationListQuery } from '#src/api/organisation/platform-organisations.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import type { ShowOptions } from '#src/components/register/address.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { countedOf } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { AdministratorDialog, useAdministratorDialog } from './AdministratorDialog.tsx';
import { OrganisationDialog, organisationDraft, useOrganisationDialog } from './OrganisationDialog.tsx';
import { OrganisationTable } from './OrganisationTable.tsx';
import { toOrganisationQuery, type OrganisationSearch } from './search.ts';
import { StateDialog, useStateDialog } from './StateDialog.tsx';

const route = getRouteApi('/_app/_guarded/admin/organisations');

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
const noun = { one: 'organisation', many: 'organisations' };

const states = [
  { value: '', label: 'Any state' },
  ...organisationStateValues.map((value) => ({ value, label: organisationStateTexts[value] })),
] as const;

const whyOf = ({ search, state }: OrganisationSearch): string | undefined => {
  const reasons = [
    ...(search === '' ? [] : [`No name contains “${search}”.`]),
    ...(state === '' ? [] : [`State is ${organisationStateTexts[state]}.`]),
  ];
  return reasons.length === 0 ? undefined : reasons.join(' ');
};

/** /admin/organisations: the organisations of the platform. */
export function OrganisationsPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(platformOrganisationListQuery(useApi(), toOrganisationQuery(address)));
  const mayAdd = useMay({ feature: 'ADMIN_ORGANISATION', level: 'ADD' });
  const [editing, changing, inviting] = [useOrganisationDialog(), useStateDialog(), useAdministratorDialog()];
  const show = (change: Partial<OrganisationSearch>, { replace = false }: ShowOptions = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  const [typed, setTyped] = useSearchText(address.search, (search) => show({ search, page: 1 }));
  const create = () => editing.send({ type: 'step.requested', draft: organisationDraft(null) });
  const totals = list.data?.pagination;
  return (
    <div className={screen}>
      <PageTitle
        title="Organisations"
        note={totals && countedOf(totals, noun)}
        actions={
          mayAdd && (
            <Button variant="primary" onClick={create}>
              <PlusIcon /> Create organisation
            </Button>
          )
        }
      />
      <div className={tools}>
        <div className={searchBox}>
          <SearchField label="Search organisations" value={typed} onValueChange={setTyped} />
        </div>
        <NativeSelectBox
          aria-label="State"
          size="sm"
          options={states}
          value={address.state}
          onValueChange={(state) => show({ state, page: 1 })}
        />
      </div>
      <ListContent
        noun={noun}
        list={listStateOf(list)}
        pages={{ page: address.page, perPage: address.perPage, show }}
        why={whyOf(address)}
        onClear={() => show({ search: '', state: '', page: 1 })}
        onAdd={mayAdd ? create : undefined}
        firstSteps="Create the first one and invite its administrator."
      >
        {(rows) => (
          <OrganisationTable
            rows={rows}
            address={address}
            onSort={show}
            steps={{
              edit: (draft) => editing.send({ type: 'step.requested', draft }),
              changeState: (draft) => changing.send({ type: 'step.requested', draft }),
              administer: (draft) => inviting.send({ type: 'step.requested', draft }),
            }}
          />
        )}
      </ListContent>
      <OrganisationDialog actor={editing} />
      <StateDialog actor={changing} />
      <AdministratorDialog actor={inviting} />
    </div>
  );
}
