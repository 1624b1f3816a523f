import fc, { type IRawProperty } from 'fast-check';

// The gate gives the same answer twice; PROPERTY_SEED tries other values.
const seed = Number(process.env['PROPERTY_SEED'] ?? 27001);

/** Tries a property with many values, and shows the smallest that breaks it. */
export const hold = <Values>(property: IRawProperty<Values>): void => {
  void fc.assert(property, { seed, numRuns: 300 });
};
