import { useChooseOrganisation } from '#src/app/organisation/OrganisationSelection.tsx';
import { OrganisationPage } from '#src/features/organisation/OrganisationPage.tsx';

/** /manage-organisation, from which sub-organisations are opened. */
export const OrganisationScreen = () => <OrganisationPage onSwitch={useChooseOrganisation()} />;
