import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';

import {
  installPromptMachine,
  type InstallFinding,
  type InstallOfferEvent,
  type InstallPromptNotice,
} from '#machines/install-prompt/install-prompt.machine.ts';
import { FloatingCard } from '#src/components/FloatingCard.tsx';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { reportFailure } from '#src/components/report-failure.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { overlayTexts } from '#src/texts/overlays.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { checkInstallability } from './install-check.ts';
import { currentOffer, onInstallOffer } from './install-offer.ts';
import { isInstallSilenced, storeDismissal, storeReminder } from './install-storage.ts';

const cardId = 'install-prompt';
const { install: words } = overlayTexts;

const providedInstallPrompt = installPromptMachine.provide({
  actors: {
    watchOffers: fromCallback<InstallOfferEvent>(({ sendBack }) => {
      const offer = () => sendBack({ type: 'install.offered' });
      const done = () => sendBack({ type: 'install.done' });
      const forget = onInstallOffer(offer);
      window.addEventListener('appinstalled', done);
      if (currentOffer() !== null) offer();
      return () => {
        forget();
        window.removeEventListener('appinstalled', done);
      };
    }),
    checkInstallability: fromPromise<readonly InstallFinding[]>(checkInstallability),
    promptInstall: fromPromise<'accepted' | 'dismissed'>(async () => {
      const offer = currentOffer();
      if (offer === null) throw new Error('The browser no longer offers to install the app');
      return (await offer.prompt()).outcome;
    }),
  },
  actions: {
    storeDismissal: () => storeDismissal(),
    storeReminder: (_, { remindIn }) => storeReminder(remindIn),
  },
});

type InstallPromptActor = ActorRefFrom<typeof installPromptMachine>;

/** Offers to install the app when the browser does; anything that prevents installation is logged. */
export function InstallPrompt() {
  const product = useProductName();
  const [input] = useState(() => ({ silenced: isInstallSilenced() }));
  const prompt = useActorRef(providedInstallPrompt, { input });
  const shown = useSelector(prompt, (snapshot) => snapshot.hasTag('card'));
  useNotices<InstallPromptNotice>(prompt, (notice) => {
    switch (notice.type) {
      case 'installPrompt.found':
        if (notice.findings.length > 0)
          reportError(new Error(`The app cannot be installed: ${notice.findings.join(', ')}`));
        break;
      case 'installPrompt.failed':
        reportFailure('The app was not installed', notice.failure);
        break;
    }
  });
  useEffect(() => {
    if (!shown) return undefined;
    toast.card(cardId, <InstallCard prompt={prompt} product={product} />);
    return () => toast.removeCard(cardId);
  }, [shown, prompt, product]);
  return null;
}

function InstallCard({ prompt, product }: { readonly prompt: InstallPromptActor; readonly product: string }) {
  const busy = useSelector(prompt, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FloatingCard title={words.title(product)} text={words.text}>
      <Button variant="ghost" disabled={busy} onClick={() => prompt.send({ type: 'dismiss.pressed' })}>
        {words.dismiss}
      </Button>
      <Button disabled={busy} onClick={() => prompt.send({ type: 'later.pressed' })}>
        {words.later}
      </Button>
      <Button variant="primary" disabled={busy} onClick={() => prompt.send({ type: 'install.pressed' })}>
        {words.install}
      </Button>
    </FloatingCard>
  );
}
