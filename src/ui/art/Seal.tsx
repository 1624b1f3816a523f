import { seal } from '#styled/recipes/seal.js';

import { wavyCircle } from './guilloche.ts';

const rosette = wavyCircle(17, 4.5, 144);
const turns = [0, 10, 20];

/** A sheet with an engraved seal, for lists that are still empty. */
export function Seal() {
  return (
    <svg className={seal().root} viewBox="0 0 160 104" aria-hidden="true" focusable="false">
      <rect x="44" y="6" width="72" height="92" rx="3" data-page="" />
      <path d="M56 24h34M56 34h48M56 44h48M56 54h30" strokeWidth="1.5" data-line="" />
      <path d="M56 84h22" data-signature="" />
      <g transform="translate(106 74)" strokeWidth="0.7">
        <circle r="23" data-paper="" />
        <g data-engraved="">
          {turns.map((turn) => (
            <path key={turn} d={rosette} transform={`rotate(${turn})`} />
          ))}
          <circle r="11" />
          <path d="M-5 .5-1.5 4 5-4" strokeWidth="1.8" />
        </g>
      </g>
    </svg>
  );
}
