import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';

import { Kbd } from '#src/ui/data/Kbd.tsx';
import type { Icon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { SearchIcon } from '#src/ui/tool-icons.tsx';
import { palette } from '#styled/recipes/palette.js';

import { keepOpenForFocus } from './keep-open-for-focus.ts';

export interface PaletteOption {
  /** Unique within the whole list. */
  readonly key: string;
  readonly title: string;
  /** Where the option leads, or which record it is. */
  readonly note?: string | undefined;
  readonly icon: Icon;
}

export interface PaletteGroup {
  readonly title: string;
  readonly options: readonly PaletteOption[];
}

export interface PaletteProps {
  readonly open: boolean;
  /** The accessible name of the dialog and its field. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Groups without options are hidden. */
  readonly groups: readonly PaletteGroup[];
  /** Shown where there are no options. */
  readonly nothingFound: string;
  /** Shown below the options, or in place of `nothingFound`. */
  readonly note?: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onClose: () => void;
  /** The element focused after closing; the previously focused one by default. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

const classes = palette();

/**
 * A field above a list of actions: the arrow keys move through the list while the field keeps the focus, and Enter runs
 * the highlighted option.
 */
export function Palette({ open, label, onClose, finalFocus, ...list }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      aria-label={label}
      initialFocusEl={() => input.current}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      onFocusOutside={keepOpenForFocus}
      {...(finalFocus !== undefined && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content} data-floating="">
            <PaletteList {...list} label={label} input={input} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

interface PaletteListProps extends Omit<PaletteProps, 'open' | 'onClose' | 'finalFocus'> {
  readonly input: RefObject<HTMLInputElement | null>;
}

function PaletteList(props: PaletteListProps) {
  const { label, placeholder, query, onQueryChange, groups, nothingFound, note, onChoose, input } = props;

  const listId = useId();
  const shown = groups.filter(({ options }) => options.length > 0);
  const { active, walk, point } = useActiveOption(shown.flatMap(({ options }) => options));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) walk(step);
    else if (event.key === 'Enter' && active !== undefined) onChoose(active.key);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={classes.field}>
        <SearchIcon />
        <input
          ref={input}
          className={classes.input}
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : optionId(listId, active.key)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck="false"
          placeholder={placeholder}
          value={query}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Kbd>esc</Kbd>
      </div>
      <div id={listId} className={classes.list} role="listbox" aria-label={label}>
        {shown.map((group) => (
          <PaletteSection
            key={group.title}
            group={group}
            idOf={(key) => optionId(listId, key)}
            activeKey={active?.key}
            onPoint={point}
            onChoose={onChoose}
          />
        ))}
      </div>
      {(shown.length === 0 || note !== undefined) && (
        <p className={classes.empty} role="status">
          {note ?? nothingFound}
        </p>
      )}
      <Hints />
    </>
  );
}

const optionId = (listId: string, key: string) => `${listId}-${key}`;

/** The option that Enter would choose: the first, until the arrow keys or the pointer select another. */
function useActiveOption(options: readonly PaletteOption[]) {
  const [key, setKey] = useState<string>();
  const index = Math.max(
    0,
    options.findIndex((option) => option.key === key),
  );
  return {
    active: options[index],
    walk: (step: number) => setKey(options[(index + step + options.length) % options.length]?.key),
    point: setKey,
  };
}

interface PaletteSectionProps {
  readonly group: PaletteGroup;
  readonly idOf: (key: string) => string;
  readonly activeKey: string | undefined;
  readonly onPoint: (key: string) => void;
  readonly onChoose: (key: string) => void;
}

function PaletteSection({ group, idOf, activeKey, onPoint, onChoose }: PaletteSectionProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={classes.groupTitle}>
        {group.title}
      </p>
      {group.options.map(({ key, title, note, icon: OptionIcon }) => (
        <button
          key={key}
          type="button"
          id={idOf(key)}
          ref={key === activeKey ? bringIntoView : undefined}
          className={classes.option}
          role="option"
          aria-selected={key === activeKey}
          tabIndex={-1}
          onPointerMove={() => onPoint(key)}
          onClick={() => onChoose(key)}
        >
          <OptionIcon />
          <span className={classes.optionTitle} dir="auto">
            {title}
          </span>
          {note !== undefined && note !== '' && <span className={classes.optionNote}>{note}</span>}
        </button>
      ))}
    </div>
  );
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

const Hints = () => (
  <div className={classes.footer} aria-hidden="true">
    <span className={classes.hint}>
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> {labels.move}
    </span>
    <span className={classes.hint}>
      <Kbd>↵</Kbd> {labels.open}
    </span>
  </div>
);
