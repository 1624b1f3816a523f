import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import { featureTexts } from '#domain/words/people.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { organisationFeatures, type OrganisationFeature } from '#openapi/access.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  platformOrganisationKey,
  platformOrganisations,
  type PlatformOrganisation,
} from '#src/api/organisation/platform-organisations.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** An organisation that is created or changed: null for a new one. */
export interface OrganisationDraft {
  readonly id: string | null;
  readonly version: number;
  readonly name: string;
  readonly features: readonly OrganisationFeature[];
  /** Of a new one. */
  readonly administratorEmail: string;
}

/** A new organisation has every feature that is not left out. */
export const organisationDraft = (organisation: PlatformOrganisation | null): OrganisationDraft => ({
  id: organisation?.id ?? null,
  version: organisation?.version ?? 1,
  name: organisation?.name ?? '',
  features: organisation?.features ?? organisationFeatures.filter((feature) => feature !== 'SUB_ORGANISATION'),
  administratorEmail: '',
});

const mistakesIn = ({ id, name, administratorEmail }: OrganisationDraft): Readonly<Record<string, string>> => ({
  ...(name.trim() === '' ? { name: 'Enter a name' } : {}),
  ...(id === null && administratorEmail.trim() === ''
    ? { administratorEmail: 'Enter the address of the first administrator' }
    : {}),
});

/** The machine of the dialog of an organisation. */
export function useOrganisationDialog(): StepDialogActor<OrganisationDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<OrganisationDraft>(
    () =>
      fromPromise<void, StepInput<OrganisationDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, administratorEmail, ...input } = draft;
          const body = { ...input, name: input.name.trim(), features: [...input.features] };
          if (id !== null) await platformOrganisations(api).update({ path: { id }, body: { version, ...body } });
          else
            await platformOrganisations(api).createOrganisation({
              body: { ...body, administratorEmail: administratorEmail.trim() },
            });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: platformOrganisationKey })),
      ),
    ({ id, name, administratorEmail }) =>
      id === null
        ? toast.success('Organisation created', `${administratorEmail.trim()} is invited to administer ${name.trim()}.`)
        : toast.success('Organisation changed', name.trim()),
    { mistakesIn },
  );
}

const featureChoices = organisationFeatures.map((value) => ({ value, label: featureTexts[value] }));

/** Creates an organisation with its first administrator, or changes its name and features. */
export const OrganisationDialog = ({ actor }: { readonly actor: StepDialogActor<OrganisationDraft> }) => (
  <StepDialog
    actor={actor}
    words={({ id }) =>
      id === null
        ? {
            title: 'Create organisation',
            description:
              'It starts with the usual entries of its look-ups. Its first administrator gets an invitation by mail.',
            confirmLabel: 'Create organisation',
          }
        : {
            title: 'Edit organisation',
            description: 'Its administrators get every right to a new feature. What is taken away keeps its records.',
            confirmLabel: 'Save organisation',
          }
    }
  >
    {({ draft, change, errorOf }) => (
      <>
        <TextField
          label="Name"
          required
          maxLength={200}
          value={draft.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => change('name', currentTarget.value)}
        />
        {draft.id === null && (
          <TextField
            label="Email address of the first administrator"
            required
            type="email"
            maxLength={254}
            value={draft.administratorEmail}
            error={errorOf('administratorEmail')}
            onChange={({ currentTarget }) => change('administratorEmail', currentTarget.value)}
          />
        )}
        <CheckboxGroup
          label="Features"
          columns="two"
          options={featureChoices}
          value={draft.features}
          error={errorOf('features')}
          onValueChange={(features) => change('features', features)}
        />
      </>
    )}
  </StepDialog>
);
