import type { ReactNode } from 'react';

import { StatusGlyph } from '#src/ui/feedback/StatusText.tsx';
import { badge } from '#styled/recipes/badge.js';

import type { StatusShape, Tone } from './status-shapes.tsx';

export interface BadgeProps {
  readonly tone?: Tone | undefined;
  readonly shape?: StatusShape | undefined;
  readonly children: ReactNode;
}

/** A status in a header: filled, 20 px. */
export function Badge({ tone, shape, children }: BadgeProps) {
  return (
    <span className={badge({ tone }).root}>
      {shape !== undefined && <StatusGlyph shape={shape} tone="inherit" size={12} />}
      {children}
    </span>
  );
}
