import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { themeProposalMachine } from '#machines/theme-proposal/theme-proposal.machine.ts';
import { watchDialogs } from '#src/actors/watch-dialogs.ts';
import { FloatingCard } from '#src/components/FloatingCard.tsx';
import { overlayTexts } from '#src/texts/overlays.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { useAppActors } from '../frame/AppActors.tsx';
import { untilProposal } from './dark-proposal.ts';

const cardId = 'theme-proposal';
const { darkTheme: words } = overlayTexts;

/** Proposes the dark theme, once, to people whose system is dark. */
export function ThemeProposal() {
  const { preferences } = useAppActors();
  const [machine] = useState(() =>
    themeProposalMachine.provide({
      actors: { watchDialogs: watchDialogs(untilProposal) },
      actions: { chooseTheme: (_, { theme }) => preferences.send({ type: 'theme.chosen', theme }) },
    }),
  );
  const proposal = useActorRef(machine);
  const shown = useSelector(proposal, (snapshot) => snapshot.hasTag('card'));
  const isDark = useSelector(preferences, ({ context }) => context.theme === 'dark');
  useEffect(() => {
    if (isDark) proposal.send({ type: 'theme.chosen' });
  }, [isDark, proposal]);
  useEffect(() => {
    if (!shown) return undefined;
    toast.card(
      cardId,
      <FloatingCard title={words.title} text={words.text}>
        <Button onClick={() => proposal.send({ type: 'light.pressed' })}>{words.light}</Button>
        <Button variant="primary" onClick={() => proposal.send({ type: 'dark.pressed' })}>
          {words.dark}
        </Button>
      </FloatingCard>,
    );
    return () => toast.removeCard(cardId);
  }, [shown, proposal]);
  return null;
}
