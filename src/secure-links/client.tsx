import './page.css';
import { hydrateRoot } from 'react-dom/client';

import { Acknowledgement } from './Acknowledgement.tsx';
import { postToLink } from './actors.ts';
import { readIslandData } from './island.ts';
import { keepReadingPlace } from './reading-place.ts';

/** The page was rendered by the server (render.tsx); only its footer lives here. */
const data = readIslandData();
const footer = document.querySelector('#acknowledgement');

// What is folded up on the screen is printed in full.
window.addEventListener('beforeprint', () => {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
});

/** Mail scanners fetch pages, but do not show them. */
function noteOpening(api: string): void {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', note);
  // Whether it arrives changes nothing for the reader.
  postToLink(`${api}/opening`, AbortSignal.timeout(10_000)).catch(() => {});
}

const note = () => {
  if (data !== null) noteOpening(data.api);
};

if (data !== null && footer !== null) {
  hydrateRoot(footer, <Acknowledgement data={data} />);
  keepReadingPlace(data.key);
  document.addEventListener('visibilitychange', note);
  note();
}
