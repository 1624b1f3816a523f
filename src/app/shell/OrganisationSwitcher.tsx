import { useNavigate } from '@tanstack/react-router';

import { roleLabel } from '#src/components/role-labels.ts';
import { principalOf, useSession } from '#src/components/SessionProvider.tsx';
import { LogoMark } from '#src/ui/art/LogoMark.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { CheckIcon, SettingsIcon } from '#src/ui/icons.tsx';
import * as Sidebar from '#src/ui/navigation/Sidebar.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { ChevronsUpDownIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { useChooseOrganisation } from '../organisation/OrganisationSelection.tsx';

const text = css({ display: 'block', flex: '1', minWidth: '0', maxWidth: '[18rem]' });
const line = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const note = css({ display: 'block', textStyle: 'xs', color: 'fg.subtle' });

/** Shows the active organisation: members of several switch here (specification section 4), administrators open its pages. */
export function OrganisationSwitcher() {
  const organisation = useSession(({ context }) => context.organisation);
  const role = useSession((snapshot) => principalOf(snapshot)?.role);
  const hasChoice = useSession(({ context }) => context.memberships.length > 1);
  const roleNote = role === undefined ? '' : roleLabel(role);
  if (organisation === null) {
    return <Sidebar.Block place="start" picture={<LogoMark />} title="Platform administration" note={roleNote} />;
  }
  const block = {
    place: 'start',
    picture: <Avatar name={organisation.name} picture={organisation.logo} kind="organisation" size="md" />,
    title: organisation.name,
    note: roleNote,
  } as const;
  if (!hasChoice && role !== 'ORG_ADMIN') return <Sidebar.Block {...block} />;
  return (
    <Menu.Root positioning={{ placement: 'bottom-start', offset: { mainAxis: 4, crossAxis: 8 } }}>
      <Menu.Trigger asChild>
        <Sidebar.BlockButton {...block} mark={<ChevronsUpDownIcon />} />
      </Menu.Trigger>
      <Menu.Content>
        {hasChoice && <Choices current={organisation.id} />}
        {role === 'ORG_ADMIN' && <OwnPages id={organisation.id} isBelow={hasChoice} />}
      </Menu.Content>
    </Menu.Root>
  );
}

function Choices({ current }: { readonly current: string }) {
  const choose = useChooseOrganisation();
  const memberships = useSession(({ context }) => context.memberships);
  return (
    <Menu.RadioItemGroup value={current} onValueChange={({ value }) => choose(value)}>
      <Menu.ItemGroupLabel>Organisations</Menu.ItemGroupLabel>
      {memberships.map(({ organisation: { id, name, logo }, role }) => (
        <Menu.RadioItem key={id} value={id}>
          <Avatar name={name} picture={logo} kind="organisation" size="md" />
          <span className={text}>
            <Menu.ItemText className={line}>{name}</Menu.ItemText>
            <span className={note}>{roleLabel(role)}</span>
          </span>
          <Menu.ItemIndicator>
            <CheckIcon />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}

interface OwnPagesProps {
  readonly id: string;
  /** Whether something stands above. */
  readonly isBelow: boolean;
}

/** The pages of the active organisation itself. */
function OwnPages({ id, isBelow }: OwnPagesProps) {
  const navigate = useNavigate();
  return (
    <>
      {isBelow && <Menu.Separator />}
      <Menu.Item value="manage" onSelect={() => void navigate({ to: '/manage-organisation' })}>
        <SettingsIcon /> Manage Organisation
      </Menu.Item>
      <Menu.Item value="on-boarding" onSelect={() => void navigate({ to: '/on-boarding/$id', params: { id } })}>
        <CheckIcon /> Organisation Onboarding
      </Menu.Item>
    </>
  );
}
