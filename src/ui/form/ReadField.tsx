import { type ReactNode, useId } from 'react';

import { field } from '#styled/recipes/field.js';

export interface ReadFieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A field's label with its value as text, where nothing can be typed. */
export function ReadField({ label, children }: ReadFieldProps) {
  const id = useId();
  const classes = field();
  return (
    <div className={classes.root} role="group" aria-labelledby={id}>
      <div className={classes.labelRow}>
        <span className={classes.label} id={id}>
          {label}
        </span>
      </div>
      <div className={classes.value} dir="auto">
        {children}
      </div>
    </div>
  );
}
