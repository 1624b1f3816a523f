import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import {
  maturityModelKey,
  platformMaturityModels,
  type PlatformMaturityModel,
} from '#src/api/compliance/maturity-models.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { counted } from '#src/components/words.ts';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const line = css({ display: 'grid', gap: '8', borderBlockStart: 'default', paddingBlockStart: '12' });
const named = css({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '8', alignItems: 'end' });

interface LevelLine {
  readonly name: string;
  readonly description: string;
}

/** The levels of a draft as they are being edited: their numbers follow from their order. */
export interface LevelsDraft {
  readonly model: PlatformMaturityModel;
  readonly first: '0' | '1';
  readonly lines: readonly LevelLine[];
}

const emptyLine: LevelLine = { name: '', description: '' };

const mostLevels = { '0': 10, '1': 9 } as const;

/** The levels of a model, to be edited; two lines for a model without any. */
export const levelsDraft = (model: PlatformMaturityModel): LevelsDraft => ({
  model,
  first: model.levels[0]?.level === 1 ? '1' : '0',
  lines:
    model.levels.length === 0
      ? [emptyLine, emptyLine]
      : model.levels.map(({ name, description }) => ({ name, description })),
});

const carriedOver = sameEdit<LevelsDraft>(({ model }) => model.id);

/** The machine of the dialog of levels. */
export function useLevelsDialog(): StepDialogActor<LevelsDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<LevelsDraft>(
    () =>
      fromPromise<void, StepInput<LevelsDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, title, description } = draft.model;
          const levels = draft.lines.map((one, index) => ({ level: Number(draft.first) + index, ...one }));
          const body = { version, title, description, levels };
          await platformMaturityModels(api).changeModel({ path: { id }, body });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: maturityModelKey })),
      ),
    ({ lines }) => toast.success('Updated successfully', counted(lines.length, { one: 'level', many: 'levels' })),
    {
      carriedOver,
      mistakesIn: ({ lines }) =>
        lines.some(({ name }) => name.trim() === '') ? { lines: 'Enter a name for each level, or remove it' } : {},
    },
  );
}

/** The levels of a draft, from the lowest. */
export const LevelsDialog = ({ actor }: { readonly actor: StepDialogActor<LevelsDraft> }) => (
  <StepDialog
    actor={actor}
    words={({ model }) => ({
      title: `Levels of ${model.title}`,
      confirmLabel: 'Save levels',
      description: 'From the lowest to the highest. Their numbers follow from their order.',
    })}
    names={{ levels: 'lines' }}
  >
    {({ draft: { first, lines }, change }) => (
      <>
        <NativeSelect
          label="The lowest level is"
          options={[
            { value: '0', label: 'Level 0' },
            { value: '1', label: 'Level 1' },
          ]}
          value={first}
          onValueChange={(value) => change('first', value)}
        />
        {lines.map((one, index) => (
          <Line
            // oxlint-disable-next-line react/no-array-index-key -- A line is its place.
            key={index}
            level={Number(first) + index}
            value={one}
            onChange={(changed) => change('lines', lines.with(index, changed))}
            onRemove={() => change('lines', lines.toSpliced(index, 1))}
          />
        ))}
        {lines.length < mostLevels[first] && (
          <Button onClick={() => change('lines', [...lines, emptyLine])}>
            <PlusIcon /> Add level
          </Button>
        )}
      </>
    )}
  </StepDialog>
);

interface LineProps {
  readonly level: number;
  readonly value: LevelLine;
  readonly onChange: (value: LevelLine) => void;
  readonly onRemove: () => void;
}

const Line = ({ level, value, onChange, onRemove }: LineProps) => (
  <div className={line}>
    <div className={named}>
      <TextField
        label={`Level ${level}`}
        required
        maxLength={200}
        value={value.name}
        onChange={({ currentTarget }) => onChange({ ...value, name: currentTarget.value })}
      />
      <IconButton label={`Remove level ${level}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
    <TextArea
      label={`What level ${level} means`}
      size="sm"
      maxLength={2000}
      value={value.description}
      onChange={({ currentTarget }) => onChange({ ...value, description: currentTarget.value })}
    />
  </div>
);
