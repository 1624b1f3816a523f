import { useDeferredValue, useId } from 'react';

import { signInArt } from '#styled/recipes/sign-in-art.js';

import { lobePath, lobeTurns, type Ring, waveRows } from './guilloche.ts';
import { markPath } from './LogoMark.tsx';

const width = 880;
const height = 900;
/** The rosette's radius: its outer circle plus half its line width. */
const reach = 326.4;

const outerRing: Ring = { outer: [304, 10], inner: [214, 8], waves: 24, lines: 14, pieces: 36 };
const middleRing: Ring = { outer: [210, 8], inner: [172, -6], waves: 36, lines: 6, pieces: 48 };
const innerRing: Ring = { outer: [168, -6], inner: [98, 5], waves: 12, lines: 16, pieces: 24 };

const wave =
  'M-80 0Q-60-7-40 0' +
  'T0 0T40 0T80 0T120 0T160 0T200 0T240 0T280 0T320 0T360 0T400 0T440 0T480 0' +
  'T520 0T560 0T600 0T640 0T680 0T720 0T760 0T800 0T840 0T880 0T920 0T960 0';

export interface SignInArtProps {
  /** The sentence engraved below the rosette. */
  readonly caption: string;
  /** A serial number, as on a certificate. */
  readonly serial: string;
}

/**
 * Guilloche beside the authentication forms: a panel from 900 px, a band above the form on narrower screens. It is drawn
 * after the form has been painted, which can be used without it.
 */
export function SignInArt({ caption, serial }: SignInArtProps) {
  const classes = signInArt();
  const drawn = useDeferredValue(true, false);
  return (
    <aside className={classes.root}>
      {drawn && <Drawing />}
      <div className={classes.caption}>
        <p className={classes.words}>{caption}</p>
        <span className={classes.number}>{serial}</span>
      </div>
    </aside>
  );
}

function Drawing() {
  const classes = signInArt();
  return (
    <>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <WaveField />
      </svg>
      <div className={classes.frame} />
      <Rosette className={classes.rosette} />
    </>
  );
}

function WaveField() {
  const id = useId();
  return (
    <g data-ink="" strokeWidth="0.6" opacity="0.3">
      <defs>
        <path id={id} d={wave} />
      </defs>
      {waveRows(height).map(({ x, y }) => (
        <use key={y} href={`#${id}`} x={x} y={y} />
      ))}
    </g>
  );
}

/** Fits the frame completely, however narrow that is. */
function Rosette({ className }: { readonly className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle r="326" data-paper="" />
      <circle r="326" data-ink="" strokeWidth="0.8" />
      <circle r="321" data-ink="" strokeWidth="2" />
      <GuillocheRing ring={outerRing} ink="" strokeWidth={0.7} />
      <GuillocheRing ring={innerRing} ink="" strokeWidth={0.7} />
      <GuillocheRing ring={middleRing} ink="second" strokeWidth={0.75} />
      <circle r="84" data-ink="" strokeWidth="0.8" />
      <circle r="79" data-ink="" strokeWidth="2" />
      <path d={markPath} transform="translate(-70.8 -74.2) scale(6)" data-ink="" strokeWidth="1.6" />
    </svg>
  );
}

interface GuillocheRingProps {
  readonly ring: Ring;
  readonly ink: '' | 'second';
  readonly strokeWidth: number;
}

function GuillocheRing({ ring, ink, strokeWidth }: GuillocheRingProps) {
  const id = useId();
  return (
    <g data-ink={ink} strokeWidth={strokeWidth}>
      <defs>
        <path id={id} d={lobePath(ring)} />
      </defs>
      {lobeTurns.map((turn) => (
        <use key={turn} href={`#${id}`} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}
