import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { colourField } from '#styled/recipes/colour-field.js';

import { Field, splitFieldProps, type FieldProps } from './Field.tsx';

export interface ColourFieldProps extends FieldProps {
  /** `#RRGGBB`, or null for none. */
  readonly value: string | null;
  readonly onValueChange: (colour: string | null) => void;
  /** What is shown without a colour, in words; `No colour` by default. */
  readonly none?: string | undefined;
}

/** An optional colour. */
export function ColourField(props: ColourFieldProps) {
  const [fieldProps, { value, onValueChange, none = labels.noColour }] = splitFieldProps(props);
  const classes = colourField();
  return (
    <Field {...fieldProps}>
      {({ attributes, invalid }) => (
        <div className={classes.root} data-invalid={invalid || undefined}>
          <input
            {...attributes}
            type="color"
            className={classes.swatch}
            data-none={value === null || undefined}
            value={value ?? '#ffffff'}
            onChange={(event) => onValueChange(event.currentTarget.value.toUpperCase())}
          />
          <span className={value === null ? classes.none : classes.code}>{value ?? none}</span>
          {value !== null && (
            <IconButton size="sm" label={labels.clear} onClick={() => onValueChange(null)}>
              <CloseIcon size={14} />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
