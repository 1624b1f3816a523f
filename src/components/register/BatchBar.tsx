import { formatNumber } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css/index.js';

export interface BatchAction {
  readonly label: string;
  /** It looks destructive. */
  readonly isDestructive?: boolean;
  readonly onAct: () => void;
}

export interface BatchBarProps {
  readonly count: number;
  /** The maximum number of records changed at once. */
  readonly most: number;
  /** The rows of all pages: the offer to select them, that they are selected, or that they are too many for it. */
  readonly whole?: { readonly total: number; readonly onSelect: () => void } | 'selected' | 'too many' | undefined;
  /** Omitted once every row of the page is ticked. */
  readonly onSelectPage: (() => void) | undefined;
  readonly actions: readonly BatchAction[];
  readonly onClear: () => void;
}

const place = css({
  position: 'absolute',
  insetInline: '0',
  insetBlockEnd: '[3.25rem]',
  zIndex: 'sticky',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: { base: '0', md: '8' },
  paddingBlock: '4',
  paddingInlineStart: { base: '8', md: '14' },
  paddingInlineEnd: '4',
  borderRadius: 'md',
  background: 'bg.raised',
  boxShadow: 'popover',
  pointerEvents: 'auto',
  animation: 'riseIn',
  '@media (forced-colors: active)': { border: 'default' },
});
const number = css({ fontWeight: 'semibold', tabularFigures: true, whiteSpace: 'nowrap' });
const act = css({ mdDown: { paddingInline: '8' } });
/** Where the table has a head, the head's checkbox does this. */
const phoneOnly = css({ md: { display: 'none' } });
const danger = css({ '&:enabled': { color: 'danger.fg' } });

/** The batch actions for the ticked rows, floating over the foot of the list. */
export function BatchBar({ count, most, whole, onSelectPage, actions, onClear }: BatchBarProps) {
  const tooMany = count > most;
  return (
    <div className={place}>
      <div className={bar} role="toolbar" aria-label="Selected rows" data-bar="">
        <span className={number} role="status">
          {whole === 'selected' ? `All ${formatNumber(count)} selected` : `${formatNumber(count)} selected`}
        </span>
        {tooMany && <span>Select at most {formatNumber(most)}</span>}
        {typeof whole === 'object' && (
          <Button variant="ghost" className={act} onClick={whole.onSelect}>
            Select all {formatNumber(whole.total)}
          </Button>
        )}
        {whole === 'too many' && <span>Filter the list to select all of it</span>}
        {onSelectPage !== undefined && (
          <Button variant="ghost" className={cx(act, phoneOnly)} onClick={onSelectPage}>
            Select page
          </Button>
        )}
        {actions.map(({ label, isDestructive, onAct }) => (
          <Button
            key={label}
            variant="ghost"
            className={cx(act, isDestructive === true && danger)}
            disabled={tooMany || count === 0}
            onClick={onAct}
          >
            {label}
          </Button>
        ))}
        <IconButton label="Clear selection" onClick={onClear}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}
