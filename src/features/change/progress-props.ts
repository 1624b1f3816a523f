import type { Change } from '#src/api/changes.ts';

/** What the sections about the progress of a change are given. */
export interface ProgressProps {
  readonly change: Change;
  /** A step changes the change, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the change has changed. */
  readonly onTaken: () => void;
}
