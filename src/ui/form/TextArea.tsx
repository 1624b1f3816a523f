import type { ComponentProps } from 'react';

import type { Variants } from '#src/ui/variants.ts';
import { textArea } from '#styled/recipes/text-area.js';

import { Field, type FieldProps, splitFieldProps } from './Field.tsx';

export interface TextAreaProps
  extends FieldProps, Variants<typeof textArea>, Omit<ComponentProps<'textarea'>, keyof FieldProps> {}

/** Multi-line text: 100 px high, growing with its content. */
export function TextArea(props: TextAreaProps) {
  const [fieldProps, { size, ...area }] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {({ attributes }) => <textarea dir="auto" {...area} {...attributes} className={textArea({ size }).root} />}
    </Field>
  );
}
