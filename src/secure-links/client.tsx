import './page.css';
import { hydrateRoot } from 'react-dom/client';

import { Acknowledgement } from './Acknowledgement.tsx';
import { readIslandData } from './island.ts';
import { noteOpening } from './note-opening.ts';
import { keepReadingPlace } from './reading-place.ts';

/** The page was rendered by the server (render.tsx); only its footer lives here. */
const data = readIslandData();
const footer = document.querySelector('#acknowledgement');

// What is folded up or not yet in sight on the screen is printed in full.
window.addEventListener('beforeprint', () => {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
  for (const image of document.images) image.loading = 'eager';
});

if (data !== null && footer !== null) {
  hydrateRoot(footer, <Acknowledgement data={data} />);
  keepReadingPlace(data.key);
  noteOpening(data.api);
}
