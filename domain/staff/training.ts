import { monthsAfter } from '../time/months-after.ts';

/** A training as far as its last day follows from it. */
interface Validity {
  readonly doneOn: string | null;
  readonly validMonths: number | null;
}

/** The last day on which a training is valid; null while it is planned, and if it does not expire. */
export const trainingExpiry = ({ doneOn, validMonths }: Validity): string | null =>
  doneOn === null || validMonths === null ? null : monthsAfter(doneOn, validMonths);
