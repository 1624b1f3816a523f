import { type ReactNode, useId } from 'react';

import { field } from '#styled/recipes/field.js';

export interface ReadFieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A label with its value as read-only text. */
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
