import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { ExportsPart } from './ExportsPart.tsx';
import { OrganisationSettingsView } from './OrganisationSettingsView.tsx';
import { RequestsPart } from './RequestsPart.tsx';
import { SubOrganisations } from './SubOrganisations.tsx';
import { WordTemplatePart } from './WordTemplatePart.tsx';

interface OrganisationPageProps {
  /** Makes another organisation the active one. */
  readonly onSwitch: (organisationId: string) => void;
}

/** /manage-organisation: the active organisation, as its administrators describe it. */
export function OrganisationPage({ onSwitch }: OrganisationPageProps) {
  const active = useSession(({ context }) => context.organisation);
  const hasSubOrganisations = useMay({ feature: 'SUB_ORGANISATION' });
  if (active === null) return <LoadingRows />;
  return (
    <>
      <PageTitle title="Manage Organisation" note={active.name} />
      <OrganisationSettingsView />
      <WordTemplatePart />
      <RequestsPart />
      {hasSubOrganisations && <SubOrganisations onSwitch={onSwitch} />}
      <ExportsPart />
    </>
  );
}
