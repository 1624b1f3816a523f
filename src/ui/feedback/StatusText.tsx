import type { ReactNode } from 'react';

import { type StatusShape, statusShapes, type Tone } from '#src/ui/data/status-shapes.tsx';
import { status } from '#styled/recipes/status.js';

export interface StatusGlyphProps {
  readonly shape: StatusShape;
  /** "inherit" inside a badge, whose text already has the colour. */
  readonly tone?: Tone | 'inherit' | undefined;
  readonly size?: 12 | 14 | 18 | undefined;
  /** The name of the status where there is no text beside the glyph. */
  readonly label?: string | undefined;
}

/** The shape of a status. */
export function StatusGlyph({ shape, tone, size = 14, label }: StatusGlyphProps) {
  return (
    <svg
      viewBox="0 0 14 14"
      width={size}
      height={size}
      className={status({ tone }).glyph}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {label !== undefined && <title>{label}</title>}
      {statusShapes[shape]}
    </svg>
  );
}

export interface StatusTextProps extends Omit<StatusGlyphProps, 'label'> {
  readonly children: ReactNode;
}

/** A status in a table: glyph and text, no fill. */
export function StatusText({ children, ...glyph }: StatusTextProps) {
  return (
    <span className={status().root}>
      <StatusGlyph {...glyph} />
      {children}
    </span>
  );
}
