/** A part of a description; what stood in quotes is shown in bold (specification section 2.6). */
export interface DescriptionPart {
  readonly text: string;
  readonly bold: boolean;
}

/** The parts of a description: `"Ada" changed "R-0001 Fire".` has two bold ones. A quote without its end is text. */
export function partsOf(description: string): DescriptionPart[] {
  return description
    .split(/("[^"]*")/)
    .filter((text) => text !== '')
    .map((text) => {
      const bold = text.length > 1 && text.startsWith('"') && text.endsWith('"');
      return { text: bold ? text.slice(1, -1) : text, bold };
    });
}
