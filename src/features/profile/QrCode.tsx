import { encode } from 'uqr';

import { css } from '#styled/css/index.js';

// Dark on light in both themes, with the quiet zone of four modules that scanners need.
const sheet = css({ width: '[11rem]', height: '[11rem]', background: '[#fff]', borderRadius: 'sm' });
const quietZone = 4;

/** The dark modules as one path: a unit square for each. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code for a text. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg className={sheet} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
