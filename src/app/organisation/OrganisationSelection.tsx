import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import {
  organisationSelectionMachine,
  type OrganisationSelectionNotice,
} from '#machines/organisation-selection/organisation-selection.machine.ts';
import { saveDefaultOrganisation } from '#src/actors/save-default-organisation.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { failureText } from '#src/components/auth/failure-text.ts';
import { useSessionActor, type SessionSnapshot } from '#src/components/SessionProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { shellTexts } from '#src/texts/shell.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { forgetOfTab } from './expected-organisation.ts';

type SelectionActor = ActorRefFrom<typeof organisationSelectionMachine>;

const SelectionContext = createContext<SelectionActor | null>(null);

/** Selects the active organisation and notifies the session. For members of at least one organisation. */
export function OrganisationSelection({ children }: { readonly children: ReactNode }) {
  const session = useSessionActor();
  const router = useRouter();
  const selection = useSelectionActor();
  useNotices<OrganisationSelectionNotice>(selection, (notice) => {
    switch (notice.type) {
      case 'organisation.activated':
        return session.send(notice);
      case 'onBoarding.left':
        return void router.navigate({ to: '/' });
      case 'organisation.notSwitched':
        return toast.error(failureText(notice.failure, shellTexts.organisation.notChanged));
    }
  });
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

function useSelectionActor(): SelectionActor {
  const api = useApi();
  const session = useSessionActor();
  const [machine] = useState(() =>
    organisationSelectionMachine.provide({
      actors: { saveDefaultOrganisation: saveDefaultOrganisation(api) },
      actions: {
        reloadPage: () => {
          forgetOfTab();
          window.location.reload();
        },
      },
    }),
  );
  const [input] = useState(() => inputOf(session.getSnapshot()));
  return useActorRef(machine, { input });
}

const inputOf = ({ context: { memberships, organisation } }: SessionSnapshot) => ({
  organisationIds: memberships.map(({ organisation: { id } }) => id),
  activeId: organisation?.id ?? null,
});

export function useOrganisationSelection(): SelectionActor {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('useOrganisationSelection needs an OrganisationSelection');
  return selection;
}

/** Returns a function that switches organisations from the current page. */
export function useChooseOrganisation(): (organisationId: string) => void {
  const selection = useOrganisationSelection();
  const router = useRouter();
  return (organisationId) => {
    const onBoarding = router.latestLocation.pathname.startsWith('/on-boarding/');
    selection.send({ type: 'organisation.chosen', organisationId, onBoarding });
  };
}
