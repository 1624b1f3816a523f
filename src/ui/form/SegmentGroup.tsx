import { type ReactNode, useId } from 'react';

import { segmentGroup } from '#styled/recipes/segment-group.js';

export interface SegmentGroupProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** One of a few choices, side by side, such as "Inherent, Current, Residual". */
export function SegmentGroup<Value extends string>({ label, options, value, onValueChange }: SegmentGroupProps<Value>) {
  const name = useId();
  const classes = segmentGroup();
  return (
    <fieldset className={classes.root}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label className={classes.option} key={option.value}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
