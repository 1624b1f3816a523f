import { css } from '#styled/css/index.js';

import { WordsCell } from './WordsCell.tsx';

const swatch = css({
  display: 'inline-block',
  width: '24',
  height: '14',
  marginInlineEnd: '8',
  border: 'control',
  borderRadius: 'xs',
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
});

/** A colour with its code. */
export function ColourCell({ colour }: { readonly colour: string | null }) {
  if (colour === null) return <WordsCell>{null}</WordsCell>;
  return (
    <>
      <span className={swatch} style={{ backgroundColor: colour }} />
      {colour}
    </>
  );
}
