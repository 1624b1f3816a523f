import { useSelector } from '@xstate/react';

import { texts } from '#src/texts/en.ts';
import { Banner } from '#src/ui/Banner.tsx';

import { useAppActors } from '../AppActors.tsx';

/** While the server does not answer; it goes by itself. */
export function ServerBanner() {
  const { connectivity } = useAppActors();
  const silent = useSelector(connectivity, (snapshot) => snapshot.hasTag('silent'));
  if (!silent) return null;
  return (
    <Banner tone="warning" place="edge" title={texts.server.silent.title}>
      {texts.server.silent.text}
    </Banner>
  );
}
