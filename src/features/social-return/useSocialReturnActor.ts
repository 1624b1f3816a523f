import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';

import type { SocialRequest } from '#machines/identity-step.ts';
import { socialReturnMachine, type SocialReturnNotice } from '#machines/social-return/social-return.machine.ts';
import type { AuthActors } from '#src/actors/auth-actors.ts';
import { showSocialFailure } from '#src/components/auth/show-social-failure.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { texts } from '#src/texts/en.ts';
import { wayInTexts } from '#src/texts/way-in.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/**
 * Completes a flow started on a provider's page; the outcome appears as a toast and leads to the next screen.
 * @returns whether it is slow
 */
export function useSocialReturnActor(actors: AuthActors, request: SocialRequest): boolean {
  const welcome = texts.welcome(useProductName());
  const navigate = useNavigate();
  const [machine] = useState(() => socialReturnMachine.provide({ actors }));
  const socialReturn = useActorRef(machine, { input: request });
  useNotices<SocialReturnNotice>(socialReturn, (notice) => {
    const { secondFactor } = texts.signIn;
    const { incomplete } = wayInTexts.signUp;
    const backToForm = () => navigate({ to: request.mode === 'signIn' ? '/sign-in' : '/sign-up', replace: true });
    switch (notice.type) {
      case 'socialReturn.signedIn':
        toast.success(welcome.title, notice.mode === 'signIn' ? welcome.signedIn : welcome.signedUp);
        void navigate({ to: '/', replace: true });
        break;
      case 'socialReturn.secondFactorRequired':
        toast.info(secondFactor.title, secondFactor.description);
        void navigate({ to: '/sign-in', search: { step: 'code' }, replace: true });
        break;
      case 'socialReturn.incomplete':
        toast.error(incomplete.title, incomplete.description);
        void backToForm();
        break;
      case 'socialReturn.failed':
        showSocialFailure(request, notice.failure);
        void backToForm();
        break;
    }
  });
  return useSelector(socialReturn, (snapshot) => snapshot.hasTag('slow'));
}
