import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';

import { titleShown } from '#domain/compliance/control-title.ts';
import { itemGapLabels } from '#domain/words/compliance-assessment.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/index.js';

import { partsOf, resultOf, type TreeItem, type TreeRow } from './assessment-tree.ts';
import { ResultGlyph } from './ResultGlyph.tsx';
import type { ControlAnswerActor } from './useControlAnswers.ts';

const scroller = css({ flex: '1', minHeight: '0', scrolls: 'y', listStyle: 'none', margin: '0', padding: '0' });
// Parts outside the view are not laid out: a standard may have 1,200 controls. By part, since each costs a look in every frame.
const part = css({ listStyle: 'none', margin: '0', padding: '0', contentVisibility: 'auto' });
const line = css({ display: 'flex', alignItems: 'flex-start', borderBlockEnd: 'subtle' });
const heading = css({
  textStyle: 'xs',
  color: 'fg.muted',
  fontWeight: 'medium',
  paddingInline: '12',
  paddingBlock: '6',
  background: 'bg.hover',
  borderBlockEnd: 'subtle',
  overflowWrap: 'anywhere',
});
const tick = css({ paddingBlock: { md: '10' }, paddingInlineStart: '12' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: '8',
  flex: '1',
  minWidth: '0',
  minHeight: '44',
  paddingInline: '12',
  paddingBlock: '8',
  alignItems: 'baseline',
  textAlign: 'start',
  cursor: 'pointer',
  borderInlineStart: '[2px solid transparent]',
  '&:hover': { background: 'bg.hover' },
  '&[aria-current=true]': { background: 'bg.selected', borderInlineStartColor: 'accent.solid' },
  '&:focus-visible': { outline: '[2px solid var(--colors-focus)]', outlineOffset: '-2' },
});
const text = css({ lineClamp: '2', overflowWrap: 'anywhere' });
const ref = css({ color: 'fg.subtle', tabularFigures: true, marginInlineEnd: '6' });
const marks = css({ display: 'block', textStyle: 'xs', color: 'fg.muted' });

interface ItemTreeProps {
  readonly rows: readonly TreeRow[];
  readonly shown: string | undefined;
  readonly answers: ControlAnswerActor;
  readonly selected: ReadonlySet<string>;
  /** Undefined where nothing can be done with several. */
  readonly onSelect: ((positionId: string, isSelected: boolean) => void) | undefined;
  /** The same function as long as possible: each row is rendered again with another. */
  readonly onShow: (positionId: string) => void;
}

/** Where a row that is not laid out has this height. */
const usualHeight = 44;

/** The controls of an assessment below their groups, each with its result. */
export function ItemTree({ rows, shown, ...tree }: ItemTreeProps) {
  const parts = useMemo(() => partsOf(rows), [rows]);
  // The first are painted before the others are rendered.
  const rendered = useDeferredValue(parts, parts.slice(0, 1));
  return (
    <ol className={scroller} aria-label="Controls">
      {rendered.map((one) => (
        <TreePart key={one.id} {...tree} rows={one.rows} shown={one.ids.has(shown ?? '') ? shown : undefined} />
      ))}
    </ol>
  );
}

/** Some rows. They are rendered again when one of them becomes the one that is shown, or ceases to be. */
const TreePart = memo(function TreePart({ rows, shown, answers, selected, onSelect, onShow }: ItemTreeProps) {
  return (
    <li>
      <ol className={part} style={{ containIntrinsicBlockSize: `auto ${rows.length * usualHeight}px` }}>
        {rows.map((one) =>
          one.kind === 'group' ? (
            <li key={one.id} className={heading} dir="auto">
              {one.title}
            </li>
          ) : (
            <ControlRow
              key={one.control.position.id}
              control={one.control}
              isShown={one.control.position.id === shown}
              isSelected={selected.has(one.control.position.id)}
              answers={answers}
              onSelect={onSelect}
              onShow={onShow}
            />
          ),
        )}
      </ol>
    </li>
  );
});

interface ControlRowProps extends Pick<ItemTreeProps, 'answers' | 'onSelect' | 'onShow'> {
  readonly control: TreeItem;
  readonly isShown: boolean;
  readonly isSelected: boolean;
}

/** What is to be known of a control, in words. */
function marksOf({ item, position }: TreeItem, isUnsaved: boolean): string[] {
  return [
    ...(isUnsaved ? ['Not saved yet'] : []),
    ...(item?.gaps ?? []).filter((gap) => gap !== 'REASON_MISSING').map((gap) => itemGapLabels[gap]),
    ...(item === undefined && position.flags.includes('TO_CONFIRM') ? [itemGapLabels.TO_CONFIRM] : []),
    ...((item?.findings ?? 0) > 0 ? [item?.findings === 1 ? '1 finding' : `${item?.findings} findings`] : []),
    ...(item === undefined || item.delegation === null
      ? []
      : [item.delegation.answeredAt === null ? `Asked: ${item.delegation.person.name}` : 'Answered']),
  ];
}

const ControlRow = memo(function ControlRow(props: ControlRowProps) {
  const { control, isShown, isSelected, answers, onSelect, onShow } = props;
  const { id, ref: reference, title } = control.position;
  const typed = useSelector(answers, ({ context }) => context.edits[id]?.changes.result);
  const isUnsaved = useSelector(answers, ({ context }) => {
    const edit = context.edits[id];
    return edit !== undefined && (edit.failure !== null || Object.keys(edit.theirs).length > 0);
  });
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const words = marksOf(control, isUnsaved);
  return (
    <li ref={element} className={line}>
      {onSelect !== undefined && (
        <span className={tick}>
          <Checkbox checked={isSelected} onCheckedChange={(checked) => onSelect(id, checked)}>
            <span className={css({ srOnly: true })}>Select {reference}</span>
          </Checkbox>
        </span>
      )}
      <button type="button" className={row} aria-current={isShown || undefined} onClick={() => onShow(id)}>
        <ResultGlyph result={typed ?? resultOf(control)} />
        <span className={text} dir="auto">
          <span className={ref}>{reference}</span>
          {titleShown(title)}
          {words.length > 0 && <span className={marks}>{words.join(', ')}</span>}
        </span>
      </button>
    </li>
  );
});
