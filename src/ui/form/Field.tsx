import { type ReactNode, useId } from 'react';

import { WarningIcon } from '#src/ui/icons.tsx';
import { cx } from '#styled/css/cx.js';
import { field } from '#styled/recipes/field.js';

/** What every field shows around its control. */
export interface FieldProps {
  readonly label: string;
  readonly labelStyle?: 'label' | 'question' | 'hidden' | undefined;
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  /** Shown instead of the help, with an icon; its presence makes the field invalid. */
  readonly error?: ReactNode;
  /** Shown at the end of the label row, such as "Forgot password?" or AI Generate; Tab reaches the control first. */
  readonly action?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** Connects the control to its label, help and error. */
export interface FieldWiring {
  readonly controlId: string;
  readonly labelId: string;
  readonly invalid: boolean;
  /** Attributes to spread onto the native element. */
  readonly attributes: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-required': true | undefined;
  };
}

interface FieldFrameProps extends FieldProps {
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, help or error below, connected to the control that `children` renders. */
export function Field({ children, ...props }: FieldFrameProps) {
  const wiring = useFieldWiring(props);
  const classes = field({ labelStyle: props.labelStyle });
  return (
    <div className={cx(classes.root, props.className)}>
      <FieldHeading {...props}>
        <label className={classes.label} id={wiring.labelId} htmlFor={wiring.controlId} dir="auto">
          {props.label}
        </label>
      </FieldHeading>
      {children(wiring)}
      {props.action !== undefined && <span className={classes.action}>{props.action}</span>}
      <FieldNote id={noteId(wiring.controlId)} help={props.help} error={props.error} />
    </div>
  );
}

interface FieldGroupProps extends FieldFrameProps {
  readonly kind: 'checkboxes' | 'radios';
}

/** The same around a group of choices, which the label names as a whole. */
export function FieldGroup({ children, kind, ...props }: FieldGroupProps) {
  const wiring = useFieldWiring(props);
  const classes = field({ labelStyle: props.labelStyle });
  const { 'aria-describedby': describedBy, ...state } = wiring.attributes;
  // Only a radio group can itself be invalid or required; checkboxes carry it individually.
  return (
    <div
      className={cx(classes.root, props.className)}
      role={kind === 'radios' ? 'radiogroup' : 'group'}
      aria-labelledby={wiring.labelId}
      aria-describedby={describedBy}
      aria-invalid={kind === 'radios' ? state['aria-invalid'] : undefined}
      aria-required={kind === 'radios' ? state['aria-required'] : undefined}
    >
      <FieldHeading {...props}>
        <span className={classes.label} id={wiring.labelId} dir="auto">
          {props.label}
        </span>
      </FieldHeading>
      {children(wiring)}
      {props.action !== undefined && <span className={classes.action}>{props.action}</span>}
      <FieldNote id={noteId(wiring.controlId)} help={props.help} error={props.error} />
    </div>
  );
}

/** Splits props into those of the field and those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, labelStyle, required, help, error, action, id, className, ...control } = props;
  return [{ label, labelStyle, required, help, error, action, id, className }, control] as const;
}

type FieldHeadingProps = Pick<FieldProps, 'labelStyle' | 'required'> & { readonly children: ReactNode };

function FieldHeading({ labelStyle, required, children }: FieldHeadingProps) {
  const classes = field({ labelStyle });
  return (
    <div className={classes.labelRow}>
      {children}
      {required === true && (
        // The control announces that it is required (aria-required); the asterisk is visual only.
        <span className={classes.asterisk} aria-hidden="true">
          *
        </span>
      )}
    </div>
  );
}

function FieldNote({ id, help, error }: Pick<FieldProps, 'help' | 'error'> & { readonly id: string }) {
  const classes = field();
  if (error !== undefined) {
    return (
      <p className={classes.error} id={id}>
        <WarningIcon size={14} />
        <span>{error}</span>
      </p>
    );
  }
  if (help === undefined) return null;
  return (
    <p className={classes.help} id={id}>
      {help}
    </p>
  );
}

function useFieldWiring({ id, required, help, error }: FieldProps): FieldWiring {
  const generated = useId();
  const controlId = id ?? generated;
  const invalid = error !== undefined;
  return {
    controlId,
    labelId: `${controlId}-label`,
    invalid,
    attributes: {
      id: controlId,
      'aria-describedby': invalid || help !== undefined ? noteId(controlId) : undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required === true || undefined,
    },
  };
}

function noteId(controlId: string): string {
  return `${controlId}-note`;
}
