import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import { appUpdateMachine, type AppUpdateNotice } from '#machines/app-update/app-update.machine.ts';
import { FloatingCard } from '#src/components/FloatingCard.tsx';
import { reportFailure } from '#src/components/report-failure.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { overlayTexts } from '#src/texts/overlays.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { takeOver, watchWorker } from './worker-bridge.ts';

const cardId = 'app-update';
const { update: words } = overlayTexts;

const providedAppUpdate = appUpdateMachine.provide({
  actors: { watchWorker, takeOver },
  actions: { reloadPage: () => window.location.reload() },
});

type AppUpdateActor = ActorRefFrom<typeof appUpdateMachine>;

/** Registers the background worker; a card offers each new version of the app. */
export function AppUpdate() {
  const update = useActorRef(providedAppUpdate);
  const shown = useSelector(update, (snapshot) => snapshot.hasTag('card'));
  useNotices<AppUpdateNotice>(update, ({ type, failure }) => {
    switch (type) {
      case 'appUpdate.notRegistered':
        return reportFailure('The background worker was not registered', failure);
      case 'appUpdate.failed':
        reportFailure('The app was not updated', failure);
        return toast.error(words.failed.title, words.failed.description);
    }
  });
  useEffect(() => {
    if (!shown) return undefined;
    toast.card(cardId, <UpdateCard update={update} />);
    return () => toast.removeCard(cardId);
  }, [shown, update]);
  return null;
}

function UpdateCard({ update }: { readonly update: AppUpdateActor }) {
  const busy = useSelector(update, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FloatingCard title={words.title} text={words.text}>
      <Button disabled={busy} onClick={() => update.send({ type: 'later.pressed' })}>
        {words.later}
      </Button>
      <Button
        variant="primary"
        busy={busy}
        busyLabel={words.busy}
        onClick={() => update.send({ type: 'update.pressed' })}
      >
        {words.button}
      </Button>
    </FloatingCard>
  );
}
