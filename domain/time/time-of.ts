/** Milliseconds since 1970 of an instant in the contract's form, NaN for none. */
export const timeOf = (instant: string | null): number => (instant === null ? Number.NaN : new Date(instant).getTime());
