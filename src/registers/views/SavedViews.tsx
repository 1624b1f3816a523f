import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { viewsQuery, type Kind, type RegisterSource, type SavedView } from '#src/api/record/register.ts';
import type { ColumnChoice } from '#src/components/register/column.ts';
import { CheckIcon, RefreshIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { BookmarkIcon, EditIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { useSavedViewsActor, type SavedViewsActor } from './useSavedViewsActor.ts';
import { searchOfView, viewAddressOf } from './view-address.ts';
import { ViewDialogs } from './ViewDialogs.tsx';
import { ViewsButton } from './ViewsButton.tsx';

/** The address of a list, as its views need it. */
interface ViewedAddress {
  readonly search: object;
  readonly param: string;
  /** Replaces search, filters and order. */
  readonly showOnly: (search: Readonly<Record<string, unknown>>) => void;
}

interface SavedViewsProps<K extends Kind> {
  readonly source: RegisterSource<K>;
  readonly address: ViewedAddress;
  readonly columns: ColumnChoice;
}

const itemText = css({ truncate: true, maxWidth: '[min(20rem, 60vw)]' });

/** The saved views of a register's list: opens, saves, changes and deletes them. */
export function SavedViews<K extends Kind>({ source, address, columns }: SavedViewsProps<K>) {
  const views = useSavedViewsActor(source);
  // The view opened last can be saved again after its filters were changed.
  const [opened, setOpened] = useState<string>();
  const open = ({ id, address: stored, columns: shown }: SavedView) => {
    setOpened(id);
    address.showOnly(searchOfView(stored));
    columns.choose(shown ?? undefined);
  };
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
        <Menu.Trigger asChild>
          <ViewsButton />
        </Menu.Trigger>
        <Menu.Content>
          <ViewItems views={views} source={source} address={address} columns={columns} opened={opened} onOpen={open} />
        </Menu.Content>
      </Menu.Root>
      <ViewDialogs views={views} />
    </>
  );
}

interface ViewItemsProps<K extends Kind> extends SavedViewsProps<K> {
  readonly views: SavedViewsActor;
  readonly opened: string | undefined;
  readonly onOpen: (view: SavedView) => void;
}

function ViewItems<K extends Kind>({ views, source, address, columns, opened, onOpen }: ViewItemsProps<K>) {
  const { data, isError } = useQuery(viewsQuery(useApi(), source));
  const content = { address: viewAddressOf(address.search, address.param), columns: columns.chosen ?? null };
  const shown = data?.find((view) => view.address === content.address);
  return (
    <>
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>{isError ? 'The saved views could not be loaded' : 'Saved views'}</Menu.ItemGroupLabel>
        {data?.map((view) => (
          <Menu.Item key={view.id} value={view.id} onSelect={() => onOpen(view)}>
            {view.id === shown?.id ? <CheckIcon /> : <BookmarkIcon />}
            <ItemText>{view.name}</ItemText>
            {view.shared && <Menu.Shortcut>Shared</Menu.Shortcut>}
          </Menu.Item>
        ))}
      </Menu.ItemGroup>
      <Menu.Separator />
      <Menu.Item value="save" onSelect={() => views.send({ type: 'addition.requested', content })}>
        <PlusIcon /> Save this view
      </Menu.Item>
      <ChangeItems views={views} view={shown ?? data?.find(({ id }) => id === opened)} content={content} />
    </>
  );
}

/** Cuts off a long name. */
const ItemText = ({ children }: { readonly children: ReactNode }) => (
  <span className={itemText} dir="auto">
    {children}
  </span>
);

interface ChangeItemsProps {
  readonly views: SavedViewsActor;
  readonly view: SavedView | undefined;
  readonly content: { readonly address: string; readonly columns: readonly string[] | null };
}

/** What can be done with the view that was opened. */
function ChangeItems({ views, view, content }: ChangeItemsProps) {
  if (view === undefined || !view.mayChange) return null;
  const isChanged = view.address !== content.address || String(view.columns) !== String(content.columns);
  return (
    <>
      {isChanged && (
        <Menu.Item value="update" onSelect={() => views.send({ type: 'change.requested', view, content })}>
          <RefreshIcon /> <ItemText>Update “{view.name}”</ItemText>
        </Menu.Item>
      )}
      <Menu.Item value="rename" onSelect={() => views.send({ type: 'change.requested', view, content: null })}>
        <EditIcon /> <ItemText>Rename or share “{view.name}”</ItemText>
      </Menu.Item>
      <Menu.Item value="delete" onSelect={() => views.send({ type: 'removal.requested', view })}>
        <TrashIcon /> <ItemText>Delete “{view.name}”</ItemText>
      </Menu.Item>
    </>
  );
}
