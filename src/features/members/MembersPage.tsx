import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';

import { memberStateTexts, organisationRoleTexts } from '#domain/words/people.ts';
import { organisationRoles } from '#openapi/access.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { invitationListQuery, memberListQuery, type Member } from '#src/api/organisation/people.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import type { ShowOptions } from '#src/components/register/address.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useSearchText } from '#src/components/useSearchText.ts';
import { HandOverDialog } from '#src/registers/hand-over/HandOverDialog.tsx';
import { useRemovalActor } from '#src/registers/hand-over/useRemovalActor.ts';
import { InviteDialog } from '#src/registers/inviting/InviteDialog.tsx';
import { useInvite, useInvitingActor } from '#src/registers/inviting/useInviting.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { AccessDialog, type ExplainedPage } from './AccessDialog.tsx';
import { FormerOwners } from './FormerOwners.tsx';
import { InvitationTable } from './InvitationTable.tsx';
import { MemberTable } from './MemberTable.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { anyMember, memberViews, toInvitationQuery, toMemberQuery, type MemberSearch } from './search.ts';
import { useRightsActor } from './useMemberActors.ts';

const route = getRouteApi('/_app/_guarded/manage-users');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const view = css({ display: 'flex', flexDirection: 'column' });
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
  borderBlockEnd: 'default',
});
const searchBox = css({ flexGrow: '1', maxWidth: { md: '[14.5rem]' } });

const nouns = {
  members: { one: 'member', many: 'members' },
  invitations: { one: 'invitation', many: 'invitations' },
} as const;

const roles = [
  { value: '', label: 'Any role' },
  ...organisationRoles.map((value) => ({ value, label: organisationRoleTexts[value] })),
] as const;

const states = [
  { value: '', label: 'Any state' },
  { value: 'ACTIVE', label: memberStateTexts.ACTIVE },
  { value: 'DEACTIVATED', label: memberStateTexts.DEACTIVATED },
] as const;

/** What narrows the list, in words; undefined while nothing does. */
function whyOf({ search, role, state }: MemberSearch): string | undefined {
  const limits = [
    ...(role === '' ? [] : [`Role is ${organisationRoleTexts[role]}`]),
    ...(state === '' ? [] : [`State is ${memberStateTexts[state]}`]),
    ...(search === '' ? [] : [`Search is “${search}”`]),
  ];
  return limits.length === 0 ? undefined : `${limits.join(', ')}.`;
}

const tabLabels = { members: 'Members', invitations: 'Invitations', former: 'Owned by people who left' } as const;

type Show = (change: Partial<MemberSearch>, options?: ShowOptions) => void;

/** /manage-users: members, invitations, and what people who left still own. */
export function MembersPage({ pages }: { readonly pages: readonly ExplainedPage[] }) {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const inviting = useInvitingActor();
  const invite = useInvite(inviting);
  const removal = useRemovalActor();
  const show: Show = (change, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  return (
    <div className={screen}>
      <PageTitle
        title="Manage Users"
        actions={
          invite !== undefined && (
            <Button variant="primary" onClick={() => invite()}>
              <PlusIcon /> Invite people
            </Button>
          )
        }
      />
      <Tabs.Root
        value={address.show}
        onValueChange={({ value }) => {
          const chosen = memberViews.find((one) => one === value);
          if (chosen !== undefined) show({ ...anyMember, show: chosen });
        }}
      >
        <Tabs.List>
          {memberViews.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {tabLabels[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={address.show} className={view}>
          {address.show !== 'former' && <Tools address={address} show={show} />}
          {address.show === 'members' && <MemberList {...{ address, show, removal, pages }} />}
          {address.show === 'invitations' && <InvitationList address={address} show={show} onInvite={invite} />}
          {address.show === 'former' && <FormerOwners removal={removal} />}
        </Tabs.Content>
      </Tabs.Root>
      <InviteDialog actor={inviting} />
      <HandOverDialog actor={removal} />
    </div>
  );
}

interface ListProps {
  readonly address: MemberSearch;
  readonly show: Show;
}

function Tools({ address, show }: ListProps) {
  const [typed, setTyped] = useSearchText(address.search, (search) => show({ search, page: 1 }));
  return (
    <div className={tools}>
      <div className={searchBox}>
        <SearchField label={`Search ${tabLabels[address.show].toLowerCase()}`} value={typed} onValueChange={setTyped} />
      </div>
      {address.show === 'members' && (
        <>
          <NativeSelectBox
            aria-label="Role"
            size="sm"
            options={roles}
            value={address.role}
            onValueChange={(role) => show({ role, page: 1 })}
          />
          <NativeSelectBox
            aria-label="State"
            size="sm"
            options={states}
            value={address.state}
            onValueChange={(state) => show({ state, page: 1 })}
          />
        </>
      )}
      {whyOf(address) !== undefined && (
        <Button size="sm" variant="ghost" onClick={() => show(anyMember)}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

type MemberListProps = ListProps & {
  readonly removal: ReturnType<typeof useRemovalActor>;
  readonly pages: readonly ExplainedPage[];
};

function MemberList({ address, show, removal, pages }: MemberListProps) {
  const list = useQuery(memberListQuery(useApi(), toMemberQuery(address)));
  const rights = useRightsActor();
  const [explained, setExplained] = useState<Member | null>(null);
  return (
    <>
      <ListContent
        noun={nouns.members}
        list={listStateOf(list)}
        pages={{ page: address.page, perPage: address.perPage, show }}
        why={whyOf(address)}
        onClear={() => show(anyMember)}
        onAdd={undefined}
        firstSteps="Invite the people you work with."
      >
        {(rows) => <MemberTable {...{ rows, rights, removal, address, show }} onExplain={setExplained} />}
      </ListContent>
      <RightsDialog actor={rights} />
      {explained !== null && <AccessDialog member={explained} pages={pages} onClose={() => setExplained(null)} />}
    </>
  );
}

function InvitationList({ address, show, onInvite }: ListProps & { readonly onInvite: (() => void) | undefined }) {
  const list = useQuery(invitationListQuery(useApi(), toInvitationQuery(address)));
  return (
    <ListContent
      noun={nouns.invitations}
      list={listStateOf(list)}
      pages={{ page: address.page, perPage: address.perPage, show }}
      why={address.search === '' ? undefined : `No address contains “${address.search}”.`}
      onClear={() => show({ search: '', page: 1 })}
      onAdd={onInvite}
      firstSteps="People whom you invite appear here until they are members."
    >
      {(rows) => <InvitationTable rows={rows} />}
    </ListContent>
  );
}
