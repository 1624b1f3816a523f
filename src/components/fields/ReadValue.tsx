import type { ReactNode } from 'react';

import { ReadField } from '#src/ui/ReadField.tsx';

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** A field as those see it who may not change it. */
export const ReadValue = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ReadField label={label}>{isNothing(children) ? 'None' : children}</ReadField>
);
