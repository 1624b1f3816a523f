import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import {
  maturityModelKey,
  platformMaturityModelsQuery,
  type PlatformMaturityModel,
} from '#src/api/compliance/maturity-models.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { RowMenu } from '#src/components/RowMenu.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { VersionStatus } from '#src/registers/standard-import/VersionStatus.tsx';
import { AskedStepDialog } from '#src/registers/step-dialog/AskedStepDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { CheckIcon, CloseIcon } from '#src/ui/icons.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

import { screen } from '../layout.ts';
import { ModelDialog, newModel, nextVersionOf, useModelDialog, type ModelDraft } from './ModelDialog.tsx';
import { useModelSteps } from './useModelSteps.tsx';

/** /admin/maturity-models: how organisations measure maturity, each model in its versions. */
export function MaturityModelsPage() {
  const models = useModels();
  const dialog = useModelDialog();
  const mayAdd = useMay({ feature: 'ADMIN_MATURITY_MODELS', level: 'ADD' });
  const open = (draft: ModelDraft) => dialog.send({ type: 'step.requested', draft });
  const add = mayAdd ? () => open(newModel) : undefined;
  return (
    <div className={screen}>
      <PageTitle
        title="Maturity Models"
        note={models.data && counted(models.data.length, { one: 'model', many: 'models' })}
        actions={
          add && (
            <Button variant="primary" onClick={add}>
              <PlusIcon /> Add model
            </Button>
          )
        }
      />
      <Content models={models} onAdd={add} onOpen={open} />
      <ModelDialog actor={dialog} />
    </div>
  );
}

const useModels = () => useQuery(platformMaturityModelsQuery(useApi()));

interface ContentProps {
  readonly models: ReturnType<typeof useModels>;
  readonly onAdd: (() => void) | undefined;
  readonly onOpen: (draft: ModelDraft) => void;
}

function Content({ models, onAdd, onOpen }: ContentProps) {
  if (models.isError)
    return <LoadFailed what="maturity models" error={models.error} onRetry={() => void models.refetch()} />;
  if (models.isPending) return <LoadingRows />;
  if (models.data.length > 0) return <ModelTable models={models.data} onOpen={onOpen} />;
  return (
    <EmptyState title="No maturity models yet" actions={onAdd && <Button onClick={onAdd}>Add model</Button>}>
      A model says what each level of maturity means. Organisations choose one, and a target, when they adopt a
      standard.
    </EmptyState>
  );
}

interface ModelTableProps {
  readonly models: readonly PlatformMaturityModel[];
  readonly onOpen: (draft: ModelDraft) => void;
}

function ModelTable({ models, onOpen }: ModelTableProps) {
  const { step, ask, close } = useModelSteps();
  return (
    <>
      <Table.Root label="Maturity models">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Model
          </Table.HeadCell>
          <Table.HeadCell flexible>Levels</Table.HeadCell>
          <Table.HeadCell>Status</Table.HeadCell>
          <Table.HeadCell>Created</Table.HeadCell>
          <Table.HeadCell>Published</Table.HeadCell>
          <Table.HeadCell>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {models.map((model) => (
            <Table.Row key={model.id}>
              <Table.TitleCell note={counted(model.levels.length, { one: 'level', many: 'levels' })}>
                <Link to="/admin/maturity-levels" search={{ model: model.id }}>
                  {model.title}
                </Link>
              </Table.TitleCell>
              <Table.Cell flexible>
                <WordsCell>{levelsText(model) || null}</WordsCell>
              </Table.Cell>
              <Table.Cell phone="end">
                <VersionStatus version={model} />
              </Table.Cell>
              <Table.Cell>{formatInstantDay(model.createdAt)}</Table.Cell>
              <Table.Cell>
                <WordsCell>{model.publishedAt === null ? null : formatInstantDay(model.publishedAt)}</WordsCell>
              </Table.Cell>
              <Table.Cell phone="end">
                <ModelMenu model={model} onOpen={onOpen} onAsk={ask} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <AskedStepDialog step={step} queryKey={maturityModelKey} onClose={close} />
    </>
  );
}

const levelsText = ({ levels }: PlatformMaturityModel): string =>
  levels.map(({ level, name }) => `${level} ${name}`).join(', ');

interface ModelMenuProps {
  readonly model: PlatformMaturityModel;
  readonly onOpen: (draft: ModelDraft) => void;
  readonly onAsk: ReturnType<typeof useModelSteps>['ask'];
}

function ModelMenu({ model, onOpen, onAsk }: ModelMenuProps) {
  const feature = 'ADMIN_MATURITY_MODELS';
  const mayAdd = useMay({ feature, level: 'ADD' });
  const mayEdit = useMay({ feature, level: 'EDIT' });
  const mayRemove = useMay({ feature, level: 'DELETE' });
  const { status } = model;
  return (
    <RowMenu
      name={model.title}
      actions={[
        mayEdit && status === 'DRAFT' && { label: 'Edit', icon: <EditIcon />, onSelect: () => onOpen(model) },
        mayEdit &&
          status === 'DRAFT' && { label: 'Publish', icon: <CheckIcon />, onSelect: () => onAsk('PUBLISH', model) },
        mayAdd &&
          status !== 'DRAFT' && {
            label: 'New version',
            icon: <PlusIcon />,
            onSelect: () => onOpen(nextVersionOf(model)),
          },
        mayEdit &&
          status === 'PUBLISHED' && {
            label: 'Withdraw',
            icon: <CloseIcon />,
            onSelect: () => onAsk('WITHDRAW', model),
          },
        mayRemove &&
          status === 'DRAFT' && {
            label: 'Remove draft',
            icon: <TrashIcon />,
            isDangerous: true,
            onSelect: () => onAsk('REMOVE', model),
          },
      ]}
    />
  );
}
