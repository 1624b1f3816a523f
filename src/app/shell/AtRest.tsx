import { useState } from 'react';

import { Pwa } from '#src/pwa/Pwa.tsx';

import { mayProposeDark } from '../preferences/dark-proposal.ts';
import { ThemeProposal } from '../preferences/ThemeProposal.tsx';

/** Only the built app registers a worker: during development its cache would always be stale. */
const isInstallable = import.meta.env.PROD && 'serviceWorker' in navigator;

/** What a page offers by itself, loaded once it is idle. */
export function AtRest() {
  const [wantsDark] = useState(() => mayProposeDark());
  return (
    <>
      {isInstallable && <Pwa />}
      {wantsDark && <ThemeProposal />}
    </>
  );
}
