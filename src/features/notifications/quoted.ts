/** A part of a description; what stood in quotes is shown in bold (specification section 2.6). */
export interface DescriptionPart {
  /** Where in the description it begins. */
  readonly at: number;
  readonly text: string;
  readonly bold: boolean;
}

/** The parts of a description: `"Ada" changed "R-0001 Fire".` has two bold ones. A quote without its end is text. */
export const partsOf = (description: string): DescriptionPart[] =>
  [...description.matchAll(/"([^"]*)"|[^"]+|"/g)].map(({ 0: whole, 1: quoted, index }) => ({
    at: index,
    text: quoted ?? whole,
    bold: quoted !== undefined,
  }));
