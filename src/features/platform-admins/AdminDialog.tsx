import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import { levelTexts } from '#domain/words/people.ts';
import { platformFeatureTexts, platformRoleTexts } from '#domain/words/platform.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import {
  permissionLevels,
  platformFeatures,
  platformRoles,
  type PermissionLevel,
  type PlatformFeature,
  type PlatformRole,
} from '#openapi/access.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  administratorKey,
  platformAdministrators,
  type PlatformAdministrator,
} from '#src/api/organisation/platform-people.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelect, NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

type Right = PlatformAdministrator['featurePermissions'][number];

/** Someone who is appointed, changed or removed. */
export interface AdminDraft {
  readonly step: 'APPOINT' | 'CHANGE' | 'REMOVE';
  /** Null for someone who is appointed. */
  readonly person: PlatformAdministrator | null;
  readonly email: string;
  readonly role: PlatformRole;
  readonly featurePermissions: readonly Right[];
}

/** An administrator begins with what daily work needs. */
export const appointment: AdminDraft = {
  step: 'APPOINT',
  person: null,
  email: '',
  role: 'ADMIN',
  featurePermissions: (['ADMIN_ORGANISATION', 'ADMIN_CONTACT_MESSAGE', 'ADMIN_RESOURCE'] as const).map((feature) => ({
    feature,
    permission: 'EDIT',
  })),
};

const done = {
  APPOINT: 'Admin appointed',
  CHANGE: 'Rights changed',
  REMOVE: 'Admin removed',
} as const;

/** The machine of the dialog. */
export function useAdminDialog(): StepDialogActor<AdminDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  const take = async ({ step, person, email, role, featurePermissions }: AdminDraft): Promise<void> => {
    const admins = platformAdministrators(api);
    const rights = { role, featurePermissions: [...featurePermissions] };
    if (person === null) return void (await admins.appoint({ body: { email: email.trim(), ...rights } }));
    const { id, version } = person;
    if (step === 'REMOVE') await admins.remove({ path: { id }, body: { version } });
    else await admins.setRights({ path: { id }, body: { version, ...rights } });
  };
  return useStepDialog<AdminDraft>(
    () =>
      fromPromise<void, StepInput<AdminDraft>>(({ input: { draft } }) =>
        failing(() => take(draft)).finally(() => void queryClient.invalidateQueries({ queryKey: administratorKey })),
      ),
    ({ step, person, email }) => toast.success(done[step], person?.name ?? email.trim()),
    {
      mistakesIn: ({ step, email }) =>
        step === 'APPOINT' && email.trim() === '' ? { email: 'Enter the address of an account' } : {},
    },
  );
}

function wordsOf({ step, person }: AdminDraft) {
  if (step === 'APPOINT')
    return {
      title: 'Appoint admin',
      description: 'The person needs an account that belongs to no organisation. It is approved with this.',
      confirmLabel: 'Appoint admin',
    };
  if (step === 'REMOVE')
    return {
      title: `Remove ${person?.name ?? ''} as admin?`,
      description: 'The account stays, without any right on the platform. Its next request is refused.',
      confirmLabel: 'Remove admin',
      tone: 'danger' as const,
    };
  return {
    title: `Rights of ${person?.name ?? ''}`,
    description: 'They apply from the next request on.',
    confirmLabel: 'Save rights',
  };
}

const roles = platformRoles.map((value) => ({ value, label: platformRoleTexts[value] }));

/** Appoints, changes or removes an administrator of the platform. */
export const AdminDialog = ({ actor }: { readonly actor: StepDialogActor<AdminDraft> }) => (
  <StepDialog actor={actor} words={wordsOf}>
    {({ draft, change, errorOf }) =>
      draft.step !== 'REMOVE' && (
        <>
          {draft.step === 'APPOINT' && (
            <TextField
              label="Email address of the account"
              required
              type="email"
              maxLength={254}
              value={draft.email}
              error={errorOf('email')}
              onChange={({ currentTarget }) => change('email', currentTarget.value)}
            />
          )}
          <NativeSelect
            label="Role"
            help="A Super Admin has every right, and appoints admins."
            options={roles}
            value={draft.role}
            error={errorOf('role')}
            onValueChange={(role) => change('role', role)}
          />
          {draft.role === 'ADMIN' && (
            <Rights rights={draft.featurePermissions} onChange={(rights) => change('featurePermissions', rights)} />
          )}
        </>
      )
    }
  </StepDialog>
);

const grid = css({ display: 'grid', borderBlockStart: 'default' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[1fr 9rem]',
  alignItems: 'center',
  gap: '12',
  paddingBlock: '4',
  borderBlockEnd: 'subtle',
});

type Level = PermissionLevel | 'NONE';

const levels: readonly { readonly value: Level; readonly label: string }[] = [
  { value: 'NONE', label: 'No access' },
  ...permissionLevels.map((value) => ({ value, label: levelTexts[value] })),
];

interface RightsProps {
  readonly rights: readonly Right[];
  readonly onChange: (rights: readonly Right[]) => void;
}

/** The level of each feature of the platform. */
function Rights({ rights, onChange }: RightsProps) {
  const choose = (feature: PlatformFeature, level: Level) => {
    const others = rights.filter((one) => one.feature !== feature);
    onChange(level === 'NONE' ? others : [...others, { feature, permission: level }]);
  };
  return (
    <div className={grid} role="group" aria-label="Rights">
      {platformFeatures.map((feature) => (
        <div key={feature} className={row}>
          <span>{platformFeatureTexts[feature]}</span>
          <NativeSelectBox
            aria-label={platformFeatureTexts[feature]}
            options={levels}
            value={rights.find((one) => one.feature === feature)?.permission ?? 'NONE'}
            onValueChange={(level) => choose(feature, level)}
          />
        </div>
      ))}
    </div>
  );
}
