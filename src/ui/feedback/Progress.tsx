import { progress } from '#styled/recipes/progress.js';

export interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** A thin progress bar. */
export function Progress({ label, value, max }: ProgressProps) {
  return <progress className={progress().root} aria-label={label} value={value} max={max} />;
}
