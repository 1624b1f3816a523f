interface Recipe {
  readonly __type: object;
}

/**
 * The variants of a recipe as plain values. Values by breakpoint are left out: their CSS is not generated, because
 * a part that changes with the screen does so in its recipe.
 */
export type Variants<Of extends Recipe> = {
  readonly [Name in keyof Of['__type']]: Exclude<Of['__type'][Name], object>;
};
