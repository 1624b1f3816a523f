import { useId } from 'react';

import { wave } from '#styled/recipes/wave.js';

/** One 28 × 7 wave for each strand, given by its crest height. */
const strands = [-3.5, 10.5, 0.5, 6.5].map((crest) => `M-14 3.5Q-7 ${crest} 0 3.5T14 3.5T28 3.5T42 3.5`);

/** The engraved line at the top of secure links, 7 px high. */
export function Wave() {
  const id = useId();
  return (
    <svg className={wave().root} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="28" height="7" patternUnits="userSpaceOnUse">
          <path d={strands.join('')} fill="none" stroke="currentColor" strokeWidth="0.7" />
        </pattern>
      </defs>
      <rect width="100%" height="7" fill={`url(#${id})`} />
    </svg>
  );
}
