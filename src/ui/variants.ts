interface Recipe {
  readonly __type: object;
}

/**
 * The variants of a recipe as plain values. Responsive values are excluded: their CSS is not generated, because a
 * component that changes with the screen size does so in its recipe.
 */
export type Variants<Of extends Recipe> = {
  readonly [Name in keyof Of['__type']]: Exclude<Of['__type'][Name], object>;
};
