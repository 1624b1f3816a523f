import { Fragment, type ReactNode } from 'react';

import type { AskedActions } from '#domain/secure-link/asked-people.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { MoreIcon } from '#src/ui/tool-icons.tsx';

interface AskedMenuProps<Action extends string, State extends string> {
  /** Who was asked, as people call them. */
  readonly who: string;
  readonly state: State;
  readonly actions: AskedActions<Action, State>;
  /** The actions in the order of the menu, each with what it is called; what ends something comes last. */
  readonly items: readonly (readonly [Action, string])[];
  /** The action after a line. */
  readonly last: Action;
  readonly mayEdit?: boolean;
  readonly onChoose: (action: Action) => void;
  /** An item of its own, before the actions. */
  readonly own?: ReactNode;
}

/** What can be done about a person who was asked by a secure link. */
export function AskedMenu<Action extends string, State extends string>(props: AskedMenuProps<Action, State>) {
  const { who, state, actions, items, last, mayEdit = true, onChoose, own = null } = props;
  const offered = mayEdit ? items.filter(([action]) => actions[action].includes(state)) : [];
  if (offered.length === 0 && own === null) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" label={`Actions for ${who}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {own}
        {offered.map(([action, label], index) => (
          <Fragment key={action}>
            {action === last && index > 0 && <Menu.Separator />}
            <Menu.Item value={action.toLowerCase()} onSelect={() => onChoose(action)}>
              {label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
