import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { copyLink } from '#src/components/copy-link.ts';
import type { Destination } from '#src/components/register/useDestination.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import type { Noun } from '#src/components/words.ts';
import { IconButton, IconLink } from '#src/ui/IconButton.tsx';
import { LinkIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { ChevronDownIcon, ChevronUpIcon, MoreIcon, OpenIcon, TrashIcon } from '#src/ui/tool-icons.tsx';

/** The rows before and after the open one, in list order; undefined at either end. */
export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Another place where the same record can be opened. */
export interface OtherPlace {
  readonly label: string;
  readonly destination: Destination;
}

export interface RecordActionsProps {
  readonly noun: Noun;
  /** Undefined on a page of its own. */
  readonly neighbours: Neighbours | undefined;
  readonly onShow: (id: string) => void;
  /** The record's address, relative to that of the screen; undefined for a new one. */
  readonly href: string | undefined;
  /** Where else it can be opened: on a page of its own, or beside its list. */
  readonly elsewhere: OtherPlace | undefined;
  /** Who watches it; omitted for a new record, and where nobody can. */
  readonly watchers?: ReactNode;
  /** Further items of the menu. */
  readonly menu?: ReactNode;
  /** Omitted for people who may not remove it. */
  readonly onRemove: (() => void) | undefined;
}

const OtherPlaceLink = createLink(IconLink);

/** The actions in a record panel's header besides closing it. */
export function RecordActions(props: RecordActionsProps) {
  const { noun, neighbours, onShow, href, elsewhere, watchers, menu, onRemove } = props;
  return (
    <>
      {watchers}
      {neighbours && <NeighbourButtons noun={noun} neighbours={neighbours} onShow={onShow} />}
      {elsewhere && (
        <OtherPlaceLink {...elsewhere.destination} label={elsewhere.label}>
          <OpenIcon />
        </OtherPlaceLink>
      )}
      {href !== undefined && (
        <>
          {!elsewhere && (
            <IconLink label="Open in a new tab" href={href} target="_blank">
              <OpenIcon />
            </IconLink>
          )}
          <MoreMenu noun={noun} href={href} menu={menu} onRemove={onRemove} />
        </>
      )}
    </>
  );
}

interface NeighbourButtonsProps extends Pick<RecordActionsProps, 'noun' | 'onShow'> {
  readonly neighbours: Neighbours;
}

function NeighbourButtons({ noun, neighbours: { previous, next }, onShow }: NeighbourButtonsProps) {
  return (
    <>
      <IconButton
        label={`Previous ${noun.one}`}
        disabled={previous === undefined}
        onClick={previous === undefined ? undefined : () => onShow(previous)}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton
        label={`Next ${noun.one}`}
        disabled={next === undefined}
        onClick={next === undefined ? undefined : () => onShow(next)}
      >
        <ChevronDownIcon />
      </IconButton>
    </>
  );
}

interface MoreMenuProps extends Pick<RecordActionsProps, 'noun' | 'menu' | 'onRemove'> {
  readonly href: string;
}

function MoreMenu({ noun, href, menu, onRemove }: MoreMenuProps) {
  const organisationId = useSession(({ context }) => context.organisation?.id ?? null);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton label="More actions">
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="copy" onSelect={() => copyLink(href, organisationId)}>
          <LinkIcon /> Copy link
        </Menu.Item>
        {menu}
        {onRemove !== undefined && (
          <Menu.Item value="delete" data-tone="danger" onSelect={onRemove}>
            <TrashIcon /> Delete {noun.one}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
