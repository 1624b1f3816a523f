import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { standardDrafts, type DraftLevel } from '#src/api/compliance/standard-drafts.ts';
import { catalogueKey, type StandardCatalogue } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { counted } from '#src/components/words.ts';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { DraftFrame } from './DraftFrame.tsx';

const route = getRouteApi('/_app/_guarded/admin/standard-levels');

const line = css({ display: 'grid', gridTemplateColumns: '1fr 2fr auto', gap: '8', alignItems: 'end' });

/** The levels of a draft as they are being edited. */
interface LevelsDraft {
  readonly versionId: string;
  readonly version: number;
  readonly levels: readonly DraftLevel[];
}

/** /admin/standard-levels: the levels of a version, which are sets of controls. */
export function StandardLevelsPage() {
  const navigate = route.useNavigate();
  const dialog = useLevelsDialog();
  const edit = ({ version, levels }: StandardCatalogue) =>
    dialog.send({
      type: 'step.requested',
      draft: { versionId: version.id, version: version.version, levels: levels.length > 0 ? levels : [empty] },
    });
  return (
    <DraftFrame
      title="Standard Levels"
      feature="ADMIN_STANDARDS"
      search={route.useSearch()}
      onShow={(search) => void navigate({ search })}
      renderActions={({ catalogue, editable }) =>
        editable && (
          <Button variant="primary" onClick={() => edit(catalogue)}>
            <EditIcon /> Edit levels
          </Button>
        )
      }
    >
      {({ catalogue }) => (
        <>
          <Levels catalogue={catalogue} />
          <LevelsDialog actor={dialog} />
        </>
      )}
    </DraftFrame>
  );
}

const empty = { ref: '', name: '' };

function Levels({ catalogue: { levels, controls } }: { readonly catalogue: StandardCatalogue }) {
  if (levels.length === 0)
    return (
      <EmptyState title="No levels">
        Levels are sets of controls that an organisation chooses from when it adopts the standard.
      </EmptyState>
    );
  return (
    <Table.Root label="Levels">
      <Table.Head>
        <Table.HeadCell>Reference</Table.HeadCell>
        <Table.HeadCell flexible sticky="title">
          Level
        </Table.HeadCell>
        <Table.HeadCell>Controls</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {levels.map(({ ref, name }) => (
          <Table.Row key={ref}>
            <Table.Cell>{ref}</Table.Cell>
            <Table.TitleCell note={ref}>{name}</Table.TitleCell>
            <Table.Cell phone="end">
              {counted(controls.filter((control) => control.levels.includes(ref)).length, {
                one: 'control',
                many: 'controls',
              })}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const carriedOver = sameEdit<LevelsDraft>(({ versionId }) => versionId);

function useLevelsDialog(): StepDialogActor<LevelsDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<LevelsDraft>(
    () =>
      fromPromise<void, StepInput<LevelsDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { versionId: id, version, levels } = draft;
          await standardDrafts(api).setLevels({ path: { id }, body: { version, levels: [...levels] } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: catalogueKey })),
      ),
    ({ levels }) => toast.success('Updated successfully', counted(levels.length, { one: 'level', many: 'levels' })),
    {
      carriedOver,
      mistakesIn: ({ levels }) =>
        levels.some(({ ref, name }) => ref.trim() === '' || name.trim() === '')
          ? { levels: 'Enter a reference and a name for each level' }
          : {},
    },
  );
}

const LevelsDialog = ({ actor }: { readonly actor: StepDialogActor<LevelsDraft> }) => (
  <StepDialog
    actor={actor}
    words={() => ({
      title: 'Edit levels',
      confirmLabel: 'Save levels',
      description: 'A level that you remove is taken from its controls.',
    })}
    names={Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`levels/${index}/ref`, 'levels' as const]))}
  >
    {({ draft: { levels }, change, errorOf }) => (
      <>
        {errorOf('levels') !== undefined && <p role="alert">{errorOf('levels')}</p>}
        {levels.map((level, index) => (
          <LevelLine
            // oxlint-disable-next-line react/no-array-index-key -- A line is its place.
            key={index}
            level={level}
            number={index + 1}
            onChange={(changed) => change('levels', levels.with(index, changed))}
            onRemove={() => change('levels', levels.toSpliced(index, 1))}
          />
        ))}
        <Button onClick={() => change('levels', [...levels, empty])}>
          <PlusIcon /> Add level
        </Button>
      </>
    )}
  </StepDialog>
);

interface LevelLineProps {
  readonly level: DraftLevel;
  readonly number: number;
  readonly onChange: (level: DraftLevel) => void;
  readonly onRemove: () => void;
}

const LevelLine = ({ level, number, onChange, onRemove }: LevelLineProps) => (
  <div className={line}>
    <TextField
      label={`Reference ${number}`}
      maxLength={200}
      value={level.ref}
      onChange={({ currentTarget }) => onChange({ ...level, ref: currentTarget.value })}
    />
    <TextField
      label={`Name ${number}`}
      maxLength={300}
      value={level.name}
      onChange={({ currentTarget }) => onChange({ ...level, name: currentTarget.value })}
    />
    <IconButton label={`Remove level ${number}`} onClick={onRemove}>
      <TrashIcon />
    </IconButton>
  </div>
);
