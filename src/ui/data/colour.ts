const darkText = '#11191B';
const lightText = '#FFFFFF';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance, 0 for black to 1 for white (WCAG 2.2, "relative luminance").
 *
 * @throws RangeError when the colour is not #RRGGBB.
 */
export function luminance(colour: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (digits === null) throw new RangeError(`Not a colour of the form #RRGGBB: ${colour}`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => channel(Number.parseInt(pair, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). Colours are #RRGGBB. */
export function contrast(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The text colour on an organisation's own colour: dark or white, whichever has the higher contrast. */
export function textOn(colour: string): typeof darkText | typeof lightText {
  return contrast(darkText, colour) >= contrast(lightText, colour) ? darkText : lightText;
}
