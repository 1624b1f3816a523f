/** A part of a description; quoted text is shown in bold (specification section 2.6). */
export interface DescriptionPart {
  /** Its offset in the description. */
  readonly at: number;
  readonly text: string;
  readonly bold: boolean;
}

/**
 * Splits a description at quotes: `"Ada" changed "R-0001 Fire".` has two bold parts. An unclosed quote is plain text.
 */
export const partsOf = (description: string): DescriptionPart[] =>
  [...description.matchAll(/"([^"]*)"|[^"]+|"/g)].map(({ 0: whole, 1: quoted, index }) => ({
    at: index,
    text: quoted ?? whole,
    bold: quoted !== undefined,
  }));
