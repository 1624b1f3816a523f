import type { ReactNode } from 'react';

import { orNone } from '#src/components/or-none.ts';
import { ReadField } from '#src/ui/form/ReadField.tsx';

/** A field as shown to people who may not change it. */
export const ReadValue = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ReadField label={label}>{orNone(children)}</ReadField>
);
