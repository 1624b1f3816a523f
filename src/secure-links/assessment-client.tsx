import './page.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { AssessmentPage } from './assessment/AssessmentPage.tsx';
import { readAssessmentData } from './assessment/data.ts';
import { noteOpening } from './note-opening.ts';

/** The whole page was rendered by the server (render.tsx); its parts come to life one after the other. */
const data = readAssessmentData();
const root = document.querySelector('#assessment');

if (data !== null && root !== null) {
  // As a transition, React pauses for what the person does meanwhile.
  startTransition(() => void hydrateRoot(root, <AssessmentPage data={data} />));
  noteOpening(`${data.api}/secure/${data.token}`);
}

const place = document.querySelector<HTMLElement>('#kept-answers');
if (place !== null)
  import('./assessment/kept-answers.ts')
    .then(({ offerKept }) => offerKept(place))
    // Without storage there is nothing to offer.
    .catch(() => {});
