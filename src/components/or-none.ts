import type { ReactNode } from 'react';

const nothings = new Set<ReactNode>([null, undefined, false, '']);

/** A value to show, or that there is none. */
export const orNone = (value: ReactNode): ReactNode => (nothings.has(value) ? 'None' : value);
