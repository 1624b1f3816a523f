import { useState } from 'react';

import type { Ticks } from './ticks.tsx';

/** A row as its checkbox names it. */
export interface Tickable {
  readonly id: string;
  readonly ref: string;
}

export interface TickedRows {
  readonly ids: readonly string[];
  /** On phones rows can be ticked only then. */
  readonly picking: boolean;
  readonly ticks: Ticks<Tickable>;
  readonly pick: () => void;
  readonly clear: () => void;
}

/** The ticked rows of a list, also those of other pages. */
export function useTickedRows(rows: readonly Pick<Tickable, 'id'>[]): TickedRows {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [picking, setPicking] = useState(false);
  const ticked = rows.filter(({ id }) => selected.has(id)).length;
  const isWhole = rows.length > 0 && ticked === rows.length;
  const set = (ids: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isSelected) after.add(id);
        else after.delete(id);
      return after;
    });
  return {
    ids: [...selected],
    picking,
    ticks: {
      isSelected: ({ id }) => selected.has(id),
      ofPage: isWhole || (ticked > 0 && 'indeterminate'),
      onToggle: ({ id }) => set([id], !selected.has(id)),
      onTogglePage: () =>
        set(
          rows.map(({ id }) => id),
          !isWhole,
        ),
    },
    pick: () => setPicking(true),
    clear: () => {
      setSelected(new Set());
      setPicking(false);
    },
  };
}
