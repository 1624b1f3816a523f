import { brokenWave } from '#styled/recipes/broken-wave.js';

/** Three strands on either side of the gap, given by the height of their first crest. */
const strands = [34, 70, 43].map(
  (crest) => `M0 52Q10 ${crest} 20 52T40 52T60 52M100 52Q110 ${crest} 120 52T140 52T160 52`,
);

/** An engraved wave that breaks off, for error pages. */
export function BrokenWave() {
  return (
    <svg className={brokenWave().root} viewBox="0 0 160 104" aria-hidden="true" focusable="false">
      <path d={strands.join('')} />
      <path d="M64 52h4M92 52h4" strokeWidth="1.5" data-break="" />
      <path d="M73 45l14 14M87 45 73 59" strokeWidth="2" data-break="" />
    </svg>
  );
}
