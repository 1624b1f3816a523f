import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import {
  catalogueModules,
  moduleKey,
  organisationModulesQuery,
  type CatalogueModule,
  type OrganisationModules,
} from '#src/api/compliance/modules.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { ShowOptions } from '#src/components/register/address.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { listStateOf } from '#src/registers/list-state.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';

import { toOrganisationsQuery, type ModuleSearch } from './search.ts';

const noun = { one: 'organisation', many: 'organisations' };

interface OrganisationListProps {
  readonly address: ModuleSearch;
  readonly modules: readonly CatalogueModule[];
  readonly show: (change: Partial<ModuleSearch>, options?: ShowOptions) => void;
}

/** Organisations with the modules that they have been given. */
export function OrganisationList({ address, modules, show }: OrganisationListProps) {
  const list = useQuery(organisationModulesQuery(useApi(), toOrganisationsQuery(address)));
  const dialog = useGivingDialog();
  return (
    <>
      <ListContent
        noun={noun}
        list={listStateOf(list)}
        pages={{ page: address.page, perPage: address.perPage, show }}
        why={address.search === '' ? undefined : `No name contains “${address.search}”.`}
        onClear={() => show({ search: '', page: 1 })}
        onAdd={undefined}
        firstSteps="Organisations appear here when people create them."
      >
        {(rows) => (
          <OrganisationTable
            rows={rows}
            modules={modules}
            onGive={(organisation) => dialog.send({ type: 'step.requested', draft: organisation })}
          />
        )}
      </ListContent>
      <GivingDialog actor={dialog} modules={modules} />
    </>
  );
}

interface OrganisationTableProps {
  readonly rows: readonly OrganisationModules[];
  readonly modules: readonly CatalogueModule[];
  readonly onGive: (organisation: OrganisationModules) => void;
}

function OrganisationTable({ rows, modules, onGive }: OrganisationTableProps) {
  const mayEdit = useMay({ feature: 'ADMIN_STANDARDS', level: 'EDIT' });
  const namesOf = ({ moduleIds }: OrganisationModules) =>
    modules
      .filter(({ id, isForAll }) => isForAll || moduleIds.includes(id))
      .map(({ name }) => name)
      .join(', ') || null;
  return (
    <Table.Root label="Organisations">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Organisation
        </Table.HeadCell>
        <Table.HeadCell flexible>May adopt from</Table.HeadCell>
        {mayEdit && <Table.HeadCell>Action</Table.HeadCell>}
      </Table.Head>
      <Table.Body>
        {rows.map((organisation) => (
          <Table.Row key={organisation.id}>
            <Table.TitleCell note={namesOf(organisation) ?? 'No modules'}>{organisation.name}</Table.TitleCell>
            <Table.Cell flexible>
              <WordsCell>{namesOf(organisation)}</WordsCell>
            </Table.Cell>
            {mayEdit && (
              <Table.Cell phone="end">
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Modules of ${organisation.name}`}
                  disabled={modules.length === 0}
                  onClick={() => onGive(organisation)}
                >
                  Modules
                </Button>
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function useGivingDialog(): StepDialogActor<OrganisationModules> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<OrganisationModules>(
    () =>
      fromPromise<void, StepInput<OrganisationModules>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, moduleIds } = draft;
          await catalogueModules(api).setModules({ path: { id }, body: { moduleIds } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: moduleKey })),
      ),
    ({ name }) => toast.success('Updated successfully', name),
  );
}

interface GivingDialogProps {
  readonly actor: StepDialogActor<OrganisationModules>;
  readonly modules: readonly CatalogueModule[];
}

const GivingDialog = ({ actor, modules }: GivingDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ name }) => ({
      title: `Modules of ${name}`,
      confirmLabel: 'Save modules',
      description: 'It may adopt the standards of these modules. What it has adopted already stays.',
    })}
  >
    {({ draft, change, errorOf }) => (
      <CheckboxGroup
        label="Modules"
        options={modules.map(({ id, name, isForAll }) => ({
          value: id,
          label: isForAll ? `${name} (open to every organisation)` : name,
        }))}
        value={draft.moduleIds}
        error={errorOf('moduleIds')}
        onValueChange={(moduleIds) => change('moduleIds', moduleIds)}
      />
    )}
  </StepDialog>
);
