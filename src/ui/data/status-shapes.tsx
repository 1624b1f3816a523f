import type { ReactNode } from 'react';

/** Each status has its own shape, so that it is recognisable without colour. */
export type StatusShape =
  | 'draft'
  | 'open'
  | 'quarter'
  | 'half'
  | 'threeQuarters'
  | 'done'
  | 'rejected'
  | 'expired'
  | 'onHold';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const ring = <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.4" />;
const disc = <circle cx="7" cy="7" r="6.3" fill="currentColor" />;

function filledRing(path: string): ReactNode {
  return (
    <>
      {ring}
      <path d={path} fill="currentColor" />
    </>
  );
}

function markedRing(path: string): ReactNode {
  return (
    <>
      {ring}
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </>
  );
}

// The mark is cut out of the disc in the page's background colour.
function markedDisc(path: string): ReactNode {
  return (
    <>
      {disc}
      <path data-cut="" d={path} fill="none" strokeWidth="1.5" />
    </>
  );
}

/** Drawn on a 14 px grid. */
export const statusShapes: Readonly<Record<StatusShape, ReactNode>> = {
  draft: <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2.2 2.2" />,
  open: ring,
  quarter: filledRing('M7 7V3.7A3.3 3.3 0 0 1 10.3 7z'),
  half: filledRing('M7 3.7a3.3 3.3 0 0 1 0 6.6z'),
  threeQuarters: filledRing('M7 7V3.7A3.3 3.3 0 1 1 3.7 7z'),
  done: markedDisc('M4.3 7.2l1.9 1.9 3.5-3.9'),
  rejected: markedDisc('M4.9 4.9l4.2 4.2M9.1 4.9 4.9 9.1'),
  expired: markedRing('M7 4v3l2 1.3'),
  onHold: markedRing('M5.7 5v4M8.3 5v4'),
};
