import { useState } from 'react';

import { catalogueModules, moduleKey, type CatalogueModule } from '#src/api/compliance/modules.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { RowMenu } from '#src/components/RowMenu.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { AskedStepDialog, type AskedStep } from '#src/registers/step-dialog/AskedStepDialog.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EditIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const organisations = { one: 'organisation', many: 'organisations' };

/** Who may adopt from a module. */
const audienceOf = ({ isForAll, organisationCount }: CatalogueModule): string =>
  isForAll ? 'Every organisation' : counted(organisationCount, organisations);

const titlesOf = ({ standards }: CatalogueModule): string | null =>
  standards.map(({ title }) => title).join(', ') || null;

interface ModuleTableProps {
  readonly modules: readonly CatalogueModule[];
  readonly onEdit: (module: CatalogueModule) => void;
}

/** The modules with their standards and who may adopt them. */
export function ModuleTable({ modules, onEdit }: ModuleTableProps) {
  const mayEdit = useMay({ feature: 'ADMIN_STANDARDS', level: 'EDIT' });
  const mayRemove = useMay({ feature: 'ADMIN_STANDARDS', level: 'DELETE' });
  const removal = useRemoval();
  return (
    <>
      <Table.Root label="Modules">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Module
          </Table.HeadCell>
          <Table.HeadCell flexible>Standards</Table.HeadCell>
          <Table.HeadCell>Open to</Table.HeadCell>
          <Table.HeadCell flexible>Description</Table.HeadCell>
          <Table.HeadCell>Created</Table.HeadCell>
          <Table.HeadCell>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {modules.map((module) => (
            <Table.Row key={module.id}>
              <Table.TitleCell note={`${audienceOf(module)} · ${titlesOf(module) ?? 'No standards'}`}>
                {module.name}
              </Table.TitleCell>
              <Table.Cell flexible>
                <WordsCell>{titlesOf(module)}</WordsCell>
              </Table.Cell>
              <Table.Cell>{audienceOf(module)}</Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{module.description || null}</WordsCell>
              </Table.Cell>
              <Table.Cell>{formatInstantDay(module.createdAt)}</Table.Cell>
              <Table.Cell phone="end">
                <RowMenu
                  name={module.name}
                  actions={[
                    mayEdit && { label: 'Edit', icon: <EditIcon />, onSelect: () => onEdit(module) },
                    mayRemove && {
                      label: 'Delete',
                      icon: <TrashIcon />,
                      isDangerous: true,
                      onSelect: () => removal.ask(module),
                    },
                  ]}
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <AskedStepDialog step={removal.step} queryKey={moduleKey} onClose={removal.close} />
    </>
  );
}

function useRemoval() {
  const api = useApi();
  const [step, setStep] = useState<AskedStep | null>(null);
  const ask = ({ id, name }: CatalogueModule) =>
    setStep({
      question: `Delete ${name}?`,
      about:
        'Its standards stay. Those that are in no other module are open to every organisation then. This cannot be undone.',
      confirm: 'Delete module',
      tone: 'danger',
      done: 'Deleted successfully',
      name,
      take: () => catalogueModules(api).removeModule({ path: { id } }),
    });
  return { step, ask, close: () => setStep(null) };
}
