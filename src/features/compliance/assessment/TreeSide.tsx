import { css } from '#styled/css/index.js';

import type { TreeItem } from './assessment-tree.ts';
import { ItemTree } from './ItemTree.tsx';
import { TreeFilter } from './TreeFilter.tsx';
import type { Selection } from './useAssessmentDialogs.ts';
import type { ControlAnswerActor } from './useControlAnswers.ts';

const side = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  borderInlineEnd: { lg: 'default' },
  // Where there is no room for both, the control takes the place of the tree.
  lgDown: { '&[data-hidden]': { display: 'none' } },
});

interface TreeSideProps {
  readonly controls: readonly TreeItem[];
  readonly total: number;
  readonly rows: Parameters<typeof ItemTree>[0]['rows'];
  readonly shown: string | undefined;
  readonly isHiddenOnPhones: boolean;
  readonly answers: ControlAnswerActor;
  readonly selection: Selection;
  readonly onShow: (positionId: string) => void;
}

/** The tree of the controls, with what narrows it. */
export function TreeSide({ controls, total, rows, selection, isHiddenOnPhones, ...tree }: TreeSideProps) {
  const { selected, onSelect, onBatch } = selection;
  return (
    <div className={side} data-hidden={isHiddenOnPhones || undefined}>
      <TreeFilter shown={controls.length} total={total} selected={selected.size} onBatch={onBatch} />
      <ItemTree {...tree} rows={rows} selected={selected} onSelect={onSelect} />
    </div>
  );
}
