/** One revolution of a rosette: `lobes` bulges between an outer and an inner edge, filled with crossing waves. */
export interface Ring {
  /** Mean radius and amplitude of the outer edge, in drawing units. */
  readonly outer: readonly [middle: number, swing: number];
  readonly inner: readonly [middle: number, swing: number];
  /** Waves per revolution; a multiple of the lobes. */
  readonly waves: number;
  /** The number of lines, evenly spaced in phase. */
  readonly lines: number;
  /** Straight segments per line within one lobe. */
  readonly pieces: number;
}

/** Bulges per revolution. One lobe is computed; the others are rotated copies. */
export const lobes = 12;
const lobeAngle = (2 * Math.PI) / lobes;

/** The rotations, in degrees, that complete the ring from one lobe. */
export const lobeTurns: readonly number[] = Array.from({ length: lobes }, (_, turn) => (turn * 360) / lobes);

/**
 * The path of one lobe of a ring around the origin, as a rose engine cuts it: every line swings between two wavy edges,
 * each slightly out of phase with the previous one.
 */
export function lobePath(ring: Ring): string {
  return Array.from({ length: ring.lines }, (_, line) => linePath(ring, (2 * Math.PI * line) / ring.lines)).join('');
}

function linePath(ring: Ring, phase: number): string {
  const points = Array.from({ length: ring.pieces + 1 }, (_, piece) => {
    const angle = (lobeAngle * piece) / ring.pieces;
    return point(angle, radius(ring, angle, phase));
  });
  return `M${points.join('L')}`;
}

function radius(ring: Ring, angle: number, phase: number): number {
  const outer = edge(ring.outer, angle);
  const inner = edge(ring.inner, angle);
  return (outer + inner) / 2 + ((outer - inner) / 2) * Math.sin(ring.waves * angle + phase);
}

function edge([middle, swing]: readonly [number, number], angle: number): number {
  return middle + swing * Math.cos(lobes * angle);
}

function point(angle: number, distance: number): string {
  return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
}

/** A closed wavy circle around the origin. */
export function wavyCircle(middle: number, swing: number, pieces: number): string {
  const points = Array.from({ length: pieces }, (_, piece) => {
    const angle = (2 * Math.PI * piece) / pieces;
    return point(angle, edge([middle, swing], angle));
  });
  return `M${points.join('L')}Z`;
}

/** A row of the wave pattern behind the rosette. */
export interface WaveRow {
  readonly x: number;
  readonly y: number;
}

/** Rows 6 units apart; alternate rows are shifted by half a wave, and all of them drift slowly from side to side. */
export function waveRows(height: number): readonly WaveRow[] {
  return Array.from({ length: Math.floor(height / 6) }, (_, row) => ({
    x: Math.round((row % 2) * 40 + 14 * Math.sin(row / 9)),
    y: 6 * (row + 1),
  }));
}
