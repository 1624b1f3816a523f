import './page.css';
import { hydrateRoot } from 'react-dom/client';

import { readEvidenceData } from './evidence/data.ts';
import { EvidencePage } from './evidence/EvidencePage.tsx';
import { noteOpening } from './note-opening.ts';

/** The page was rendered by the server (render.tsx). */
const data = readEvidenceData();
const root = document.querySelector('#evidence');

if (data !== null && root !== null) {
  hydrateRoot(root, <EvidencePage data={data} />);
  noteOpening(`${data.api}/secure/${data.token}`);
}
