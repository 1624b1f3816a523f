import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Fragment, type ReactElement } from 'react';

import { rememberedSearch } from '#src/components/register/remembered.ts';
import { shellTexts } from '#src/texts/shell.ts';
import * as Sidebar from '#src/ui/navigation/Sidebar.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { css } from '#styled/css/index.js';

import { useRoutePath } from '../frame/useRoutePath.ts';
import { menuPathOf } from '../navigation/menu-groups.ts';
import {
  isGroup,
  searchMenu,
  searchRefusal,
  type MenuGroup,
  type MenuLeaf,
  type MenuPart,
} from '../navigation/menu.ts';
import type { PlainPath } from '../navigation/route-table.ts';
import type { SidebarActor } from './AppSidebar.tsx';
import { nothingFound } from './nothing-found.ts';

const EntryLink = createLink(Sidebar.EntryLink);
const LeafLink = createLink(Sidebar.LeafLink);

const nothing = css({ padding: '8', textStyle: 'sm', color: 'fg.muted' });

export interface SidebarMenuProps {
  /** The complete menu. */
  readonly menu: readonly MenuPart[];
  /** The search text; empty for none. */
  readonly search: string;
  readonly sidebar: SidebarActor;
  readonly collapsed: boolean;
}

/** The entries of the navigation. */
export function SidebarMenu({ menu, search, sidebar, collapsed }: SidebarMenuProps) {
  const searching = search.trim() !== '';
  const path = useRoutePath();
  const current = menuPathOf(path);
  const found = searchMenu(menu, search);
  if (found.length === 0) {
    return (
      <p role="status" className={nothing}>
        {nothingFound(searchRefusal(menu, search))}
      </p>
    );
  }
  return found.map((part) => (
    <Sidebar.Part key={part.title} title={part.title}>
      {part.entries.map((entry) =>
        isGroup(entry) ? (
          <Group
            key={entry.id}
            group={entry}
            {...{ sidebar, collapsed, searching, current }}
            holdsCurrent={entry.leaves.some((leaf) => leaf.path === current)}
          />
        ) : (
          <li key={entry.path}>
            <Named text={entry.title} shown={collapsed && entry.permitted}>
              <Entry leaf={entry} current={current} />
            </Named>
          </li>
        ),
      )}
    </Sidebar.Part>
  ));
}

/** Collapsed to icons, an entry shows its name as a tooltip. */
function Named({
  text,
  shown,
  children,
}: {
  readonly text: string;
  readonly shown: boolean;
  readonly children: ReactElement;
}) {
  return shown ? (
    <Tooltip content={text} placement="right">
      {children}
    </Tooltip>
  ) : (
    children
  );
}

interface EntryProps {
  readonly leaf: MenuLeaf;
  /** The path of the current menu page. */
  readonly current: string | undefined;
}

function Entry({ leaf: { path, title, icon, refusal }, current, ...rest }: EntryProps) {
  if (refusal !== undefined)
    return (
      <Sidebar.Inert
        text={title}
        icon={icon}
        current={path === current}
        reason={shellTexts.menu.refusals[refusal](title)}
      />
    );
  return <EntryLink {...rest} {...linkTo(path, current)} icon={icon} text={title} />;
}

/**
 * Links to a list with the person's chosen page size. The router marks only the entry of the exact address, so the
 * parent entry of a page is marked here.
 */
const linkTo = (path: PlainPath, current: string | undefined) => ({
  to: path,
  search: () => rememberedSearch(path),
  inactiveProps: { 'aria-current': path === current ? true : undefined },
  activeOptions: { exact: true },
});

interface GroupProps extends Omit<SidebarMenuProps, 'menu' | 'search'> {
  readonly group: MenuGroup;
  readonly searching: boolean;
  readonly current: string | undefined;
  readonly holdsCurrent: boolean;
}

function Group({ group, sidebar, collapsed, searching, current, holdsCurrent }: GroupProps) {
  const chosen = useSelector(sidebar, ({ context }) => context.groups[group.id]);
  const open = !collapsed && (searching || (chosen ?? holdsCurrent));
  return (
    <li>
      <Named text={group.title} shown={collapsed}>
        <Sidebar.GroupButton
          icon={group.icon}
          text={group.title}
          open={open}
          current={holdsCurrent}
          onClick={() => sidebar.send({ type: 'group.toggled', group: group.id, open: !open })}
        />
      </Named>
      {open && (
        <Sidebar.Leaves label={group.title}>
          {group.leaves.map((leaf, index) => (
            <Fragment key={leaf.path}>
              {leaf.section !== undefined && leaf.section !== group.leaves[index - 1]?.section && (
                <Sidebar.SectionTitle>{leaf.section}</Sidebar.SectionTitle>
              )}
              <li>
                <Leaf leaf={leaf} current={current} />
              </li>
            </Fragment>
          ))}
        </Sidebar.Leaves>
      )}
    </li>
  );
}

function Leaf({ leaf: { path, title, refusal }, current }: EntryProps) {
  if (refusal !== undefined)
    return <Sidebar.Inert text={title} current={path === current} reason={shellTexts.menu.refusals[refusal](title)} />;
  return <LeafLink ref={path === current ? bringIntoView : undefined} {...linkTo(path, current)} text={title} />;
}

/** The settings menu is taller than the screen. In the next frame: at once, the browser would lay out the page twice. */
function bringIntoView(entry: HTMLElement | null): VoidFunction {
  const frame = requestAnimationFrame(() => entry?.scrollIntoView({ block: 'nearest' }));
  return () => cancelAnimationFrame(frame);
}
