import type { LineageKind } from '../compliance/lineage.ts';

/** What became of a control between two versions of a standard. */
export const lineageKindLabels: Readonly<Record<LineageKind, string>> = {
  UNCHANGED: 'Unchanged',
  EDITORIAL: 'Editorial',
  REWORDED: 'Reworded',
  RENUMBERED: 'Renumbered',
  SPLIT: 'Split',
  MERGED: 'Merged',
  NEW: 'New',
  WITHDRAWN: 'Withdrawn',
};
