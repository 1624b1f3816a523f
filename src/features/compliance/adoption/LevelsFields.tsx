import type { StandardCatalogue } from '#src/api/compliance/adopted-standards.ts';
import { countOf } from '#src/components/format.ts';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { css } from '#styled/css/index.js';

const note = css({ margin: '0', color: 'fg.muted' });

interface LevelsFieldsProps {
  readonly catalogue: StandardCatalogue;
  readonly levels: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (levels: string[]) => void;
}

/** Which levels of a standard apply. Each is a set of controls of its own. */
export function LevelsFields({ catalogue, levels: chosenLevels, error, onChange }: LevelsFieldsProps) {
  const assessed = catalogue.controls.filter(({ isAssessed }) => isAssessed);
  if (catalogue.levels.length === 0)
    return (
      <p className={note}>
        The standard has no levels: all its {countOf(assessed.length, 'control')} apply until you exclude one.
      </p>
    );
  const countIn = (ref: string) => assessed.filter(({ levels }) => levels.includes(ref)).length;
  const chosen = assessed.filter(({ levels }) => levels.some((level) => chosenLevels.includes(level))).length;
  return (
    <>
      <CheckboxGroup
        label="Levels"
        help="A level does not include another by itself. Choose every one that applies."
        options={catalogue.levels.map(({ ref, name }) => ({
          value: ref,
          label: `${name}, ${countOf(countIn(ref), 'control')}`,
        }))}
        value={chosenLevels}
        error={error}
        onValueChange={onChange}
      />
      <p className={note} role="status">
        {chosenLevels.length === 0 ? 'No level chosen' : `${countOf(chosen, 'control')} chosen`}
      </p>
    </>
  );
}
