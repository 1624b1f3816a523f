import { fewestLevels, mostLevels, removedLevels, type Axis, type Level } from '#domain/risk/matrix.ts';
import { matrixLevelBounds } from '#openapi/generated/bounds.ts';
import type { FieldForm } from '#src/components/fields/binding.ts';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { Region } from '#src/components/Region.tsx';
import { Button } from '#src/ui/Button.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';

import { entries, entry, entryAction, levelGrid, removedEntry, tools } from './entry-styles.ts';
import type { MatrixForm } from './matrix-form.ts';

const words = {
  likelihoods: { title: 'Likelihood', one: 'likelihood' },
  impacts: { title: 'Impact', one: 'impact' },
} as const satisfies Record<Axis, object>;

/** The field of a level's name, which its name in the picture leads to. */
export const nameFieldId = ({ id }: Pick<Level, 'id'>): string => `level-${id}`;

interface LevelFieldsProps {
  readonly axis: Axis;
  readonly form: MatrixForm;
}

/** The levels of an axis, from the lowest, and what replaces those that are removed. */
export function LevelFields({ axis, form }: LevelFieldsProps) {
  const levels = form.draft[axis];
  const { title, one } = words[axis];
  return (
    <Region title={title} note={`${levels.length} levels, lowest first`}>
      <ol className={entries}>
        {levels.map((level, index) => (
          <LevelEntry key={level.id} axis={axis} level={level} index={index} form={form} />
        ))}
      </ol>
      <Removed axis={axis} form={form} />
      <div className={tools}>
        <Button
          size="sm"
          disabled={levels.length >= mostLevels}
          onClick={() => form.edit({ type: 'level.added', axis, id: crypto.randomUUID() })}
        >
          <PlusIcon /> Add {one}
        </Button>
      </div>
    </Region>
  );
}

interface LevelEntryProps extends LevelFieldsProps {
  readonly level: Level;
  readonly index: number;
}

function LevelEntry({ axis, level, index, form }: LevelEntryProps) {
  const { one } = words[axis];
  const levels = form.draft[axis];
  const number = index + 1;
  const label = level.name || `${one} ${number}`;
  const change = (changes: Partial<Level>) => form.edit({ type: 'level.changed', axis, index, changes });
  const fields: FieldForm<'score', number> = {
    draft: level,
    readOnly: false,
    errorOf: (field) => form.errorOf(`${axis}/${index}/${field}`),
    change: (_, score) => change({ score }),
  };
  return (
    <li className={entry}>
      <div className={levelGrid}>
        <NumberInput
          form={fields}
          field="score"
          words={{ label: `Factor of ${one} ${number}` }}
          labelStyle="hidden"
          {...matrixLevelBounds.score}
        />
        <TextField
          id={nameFieldId(level)}
          label={`Name of ${one} ${number}`}
          labelStyle="hidden"
          maxLength={100}
          value={level.name}
          error={form.errorOf(`${axis}/${index}/name`)}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <IconButton
          className={entryAction}
          label={`Move up: ${label}`}
          disabled={index === 0}
          onClick={() => form.edit({ type: 'level.moved', axis, index, by: -1 })}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          className={entryAction}
          label={`Move down: ${label}`}
          disabled={number === levels.length}
          onClick={() => form.edit({ type: 'level.moved', axis, index, by: 1 })}
        >
          <ArrowDownIcon />
        </IconButton>
        <IconButton
          className={entryAction}
          label={`Remove: ${label}`}
          disabled={levels.length <= fewestLevels}
          onClick={() => form.edit({ type: 'level.removed', axis, index })}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}

function Removed({ axis, form }: LevelFieldsProps) {
  const removed = removedLevels(axis, form.stored, form.draft);
  if (removed.length === 0) return null;
  const choices = [
    { value: '', label: 'Choose a level' },
    ...form.draft[axis].map(({ id, name, score }) => ({ value: id, label: `${name} (${score})` })),
  ];
  return (
    <ul className={entries} aria-label={`Removed: ${words[axis].title}`}>
      {removed.map((level) => {
        const chosen = form.draft.replacements.find(({ levelId }) => levelId === level.id)?.replacedById ?? '';
        return (
          <li key={level.id} className={removedEntry}>
            <NativeSelect
              label={`Risks with ${level.name} get`}
              required
              options={choices}
              value={chosen}
              error={form.checked && chosen === '' ? 'Choose a level' : undefined}
              onValueChange={(replacedById) => {
                if (replacedById !== '') form.edit({ type: 'level.replaced', levelId: level.id, replacedById });
              }}
            />
            <Button size="sm" onClick={() => form.edit({ type: 'level.restored', axis, level })}>
              Keep {level.name}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
