import { organisationProfiles, type OrganisationProfile } from '#src/api/organisation/profile.ts';
import { SquareImageInput } from '#src/components/square-image/SquareImageInput.tsx';

import { SettingsPart } from './SettingsPart.tsx';
import { useSaving } from './useSaving.ts';

/** The organisation's picture in the sidebar. */
export function LogoForm({ stored: { version, logo, name } }: { readonly stored: OrganisationProfile }) {
  const { save, isPending } = useSaving<string | null>({
    what: 'The logo',
    save: (api, chosen) => organisationProfiles(api).saveLogo({ body: { version, logo: chosen } }),
    reloads: true,
  });
  return (
    <SettingsPart title="Logo" about="Shown in the sidebar and where you choose an organisation. PNG, JPEG or WebP.">
      <SquareImageInput noun="logo" kind="organisation" name={name} image={logo} saving={isPending} onSave={save} />
    </SettingsPart>
  );
}
