import { mayGiveLevel, mayGiveRole, type Granter, type Rights } from '#domain/people/granting.ts';
import { givablePreset, type RightsChoice } from '#domain/people/rights-draft.ts';
import { featureTexts, levelTexts, organisationRoleTexts } from '#domain/words/people.ts';
import {
  organisationFeatures,
  organisationRoles,
  permissionLevels,
  type OrganisationFeature,
  type PermissionLevel,
} from '#openapi/access.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { NativeSelect, NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

const grid = css({ display: 'grid', gap: '0', borderBlockStart: 'default' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[1fr 9rem]',
  alignItems: 'center',
  gap: '12',
  paddingBlock: '4',
  borderBlockEnd: 'subtle',
});

interface RightsGridProps {
  readonly rights: Rights;
  /** What they had before: it may stay although the person who changes it could not give it. */
  readonly before?: Rights | undefined;
  readonly onChoose: (choice: RightsChoice) => void;
}

/** The person who grants, with the features of their organisation. */
export function useGranter(): { readonly granter: Granter; readonly features: readonly OrganisationFeature[] } {
  const organisation = useSession(({ context }) => context.organisation);
  const features = organisationFeatures.filter((feature) => organisation?.features.includes(feature));
  const role = organisationRoles.find((one) => one === organisation?.role) ?? 'ORG_VIEWER';
  return { granter: { role, featurePermissions: organisation?.featurePermissions ?? [] }, features };
}

/** A role, which brings its usual rights, and the level of each feature. Only what the person who chooses may give is offered. */
export function RightsGrid({ rights, before, onChoose }: RightsGridProps) {
  const { granter, features } = useGranter();
  const roles = organisationRoles.map((role) => ({
    value: role,
    label: organisationRoleTexts[role],
    disabled: !mayGiveRole(granter, role) && role !== before?.role,
  }));
  return (
    <>
      <NativeSelect
        label="Role"
        help="A role brings its usual rights. Each can then be changed below."
        options={roles}
        value={rights.role}
        onValueChange={(role) => onChoose({ preset: givablePreset(granter, role, features) })}
      />
      <div className={grid} role="group" aria-label="Rights">
        {features.map((feature) => (
          <FeatureRow key={feature} {...{ feature, rights, before, granter, onChoose }} />
        ))}
      </div>
    </>
  );
}

interface FeatureRowProps extends RightsGridProps {
  readonly feature: OrganisationFeature;
  readonly granter: Granter;
}

type Level = PermissionLevel | 'NONE';

function FeatureRow({ feature, rights, before, granter, onChoose }: FeatureRowProps) {
  const levelIn = (some: Rights | undefined): Level =>
    some?.featurePermissions.find((one) => one.feature === feature)?.permission ?? 'NONE';
  const held = levelIn(before);
  const options: readonly Choice<Level>[] = [
    { value: 'NONE', label: 'No access' },
    ...permissionLevels.map((permission) => ({
      value: permission,
      label: levelTexts[permission],
      disabled: !mayGiveLevel(granter, { feature, permission }) && permission !== held,
    })),
  ];
  return (
    <div className={row}>
      <span>{featureTexts[feature]}</span>
      <NativeSelectBox
        aria-label={featureTexts[feature]}
        options={options}
        value={levelIn(rights)}
        onValueChange={(level) => onChoose({ feature, level: level === 'NONE' ? null : level })}
      />
    </div>
  );
}
