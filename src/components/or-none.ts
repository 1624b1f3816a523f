import type { ReactNode } from 'react';

const emptyValues = new Set<ReactNode>([null, undefined, false, '']);

/** A value to show, or "None". */
export const orNone = (value: ReactNode): ReactNode => (emptyValues.has(value) ? 'None' : value);
