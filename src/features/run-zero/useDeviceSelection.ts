import { useState } from 'react';

import type { RunZeroAsset } from '#src/api/information-asset/run-zero-assets.ts';
import type { Ticks } from '#src/components/register/ticks.tsx';

import type { Tickable } from './RunZeroTable.tsx';

interface DeviceSelection {
  readonly ids: readonly string[];
  /** On phones rows can be ticked only then. */
  readonly picking: boolean;
  readonly ticks: Ticks<Tickable>;
  readonly pick: () => void;
  readonly clear: () => void;
}

/** The ticked devices, also those of other pages. */
export function useDeviceSelection(rows: readonly RunZeroAsset[]): DeviceSelection {
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
