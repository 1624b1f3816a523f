export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

/** Pixels between the centre of a cell and the end of an arrow, so that the number in it stays readable. */
const gap = 14;

/** Pixels by which an arrow is moved to its right, so that it does not cover the one in the opposite direction. */
const aside = 5;

/** An arrow between the centres of two cells; undefined if they are too close for one. */
export function arrowBetween(from: Point, to: Point): Arrow | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length <= 2 * gap) return undefined;
  const [ux, uy] = [dx / length, dy / length];
  const shifted = ({ x, y }: Point, along: number): Point => ({
    x: x + ux * along - uy * aside,
    y: y + uy * along + ux * aside,
  });
  return { from: shifted(from, gap), to: shifted(to, -gap) };
}
