import { useQuery } from '@tanstack/react-query';

import { catalogueModules, moduleKey, type CatalogueModule } from '#src/api/compliance/modules.ts';
import { standardVersionsQuery, type StandardVersion } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import type { StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { useEntryDialog } from '../useEntryDialog.ts';

/** A module as it is being edited. */
export interface ModuleDraft extends Pick<CatalogueModule, 'name' | 'description' | 'isForAll'> {
  /** Null for a new one. */
  readonly id: string | null;
  readonly version: number;
  readonly standardIds: readonly string[];
}

export const newModule: ModuleDraft = {
  id: null,
  version: 0,
  name: '',
  description: '',
  isForAll: true,
  standardIds: [],
};

/** The draft of a change of a module. */
export const moduleDraft = ({ id, version, name, description, isForAll, standards }: CatalogueModule): ModuleDraft => ({
  id,
  version,
  name,
  description,
  isForAll,
  standardIds: standards.map((standard) => standard.id),
});

/** The machine of the dialog of a module. */
export const useModuleDialog = (): StepDialogActor<ModuleDraft> =>
  useEntryDialog({
    queryKey: moduleKey,
    named: 'name',
    idOf: ({ id }) => id,
    store(api, { id, version, standardIds, ...text }) {
      const written = { ...text, standardIds: [...standardIds] };
      if (id === null) return catalogueModules(api).addModule({ body: written });
      return catalogueModules(api).changeModule({ path: { id }, body: { version, ...written } });
    },
  });

/** Adds a module, or changes which standards are in it and who may adopt them. */
export const ModuleDialog = ({ actor }: { readonly actor: StepDialogActor<ModuleDraft> }) => (
  <StepDialog
    actor={actor}
    words={({ id }) =>
      id === null
        ? { title: 'Add module', confirmLabel: 'Add module' }
        : { title: 'Edit module', confirmLabel: 'Save module' }
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
        <TextArea
          label="Description"
          size="sm"
          maxLength={2000}
          value={draft.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => change('description', currentTarget.value)}
        />
        <RadioGroup
          label="Who may adopt its standards"
          help="What an organisation has adopted already stays."
          options={[
            { value: 'all', label: 'Every organisation' },
            { value: 'some', label: 'Organisations that are given the module' },
          ]}
          value={draft.isForAll ? 'all' : 'some'}
          onValueChange={(value) => change('isForAll', value === 'all')}
        />
        <Standards
          value={draft.standardIds}
          error={errorOf('standardIds')}
          onChange={(ids) => change('standardIds', ids)}
        />
      </>
    )}
  </StepDialog>
);

interface StandardsProps {
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (ids: string[]) => void;
}

function Standards({ value, error, onChange }: StandardsProps) {
  const { data = [] } = useQuery(standardVersionsQuery(useApi(), 'PLATFORM'));
  return (
    <CheckboxGroup
      label="Standards"
      help="With all their versions. A standard in no module is open to every organisation."
      options={standardsOf(data)}
      value={value}
      error={error}
      onValueChange={onChange}
    />
  );
}

/** Each standard once, whatever versions it has. */
const standardsOf = (versions: readonly StandardVersion[]) =>
  [...new Map(versions.map(({ standardId, title }) => [standardId, title]))].map(([id, title]) => ({
    value: id,
    label: title,
  }));
