import type { labelTexts } from '#domain/words/field-text.ts';
import { css, cx } from '#styled/css/index.js';

type LabelColour = keyof typeof labelTexts.colour.values;

/** A label as it is shown. */
export interface ShownLabel {
  readonly id: string;
  readonly name: string;
  readonly colour: LabelColour;
}

const mark = css({
  display: 'inline-block',
  flexShrink: '0',
  width: '8',
  height: '8',
  marginInlineEnd: '4',
  borderRadius: 'full',
  background: '[currentColor]',
  forcedColorAdjust: 'none',
});

const colours: Readonly<Record<LabelColour, string>> = {
  GREY: css({ color: 'fg.subtle' }),
  TEAL: css({ color: 'accent.fg' }),
  GREEN: css({ color: 'success.fg' }),
  AMBER: css({ color: 'warning.fg' }),
  RED: css({ color: 'danger.fg' }),
  BLUE: css({ color: 'info.fg' }),
};

/** The colour of a label, before its name: the name alone tells labels apart. */
export const LabelMark = ({ colour }: { readonly colour: LabelColour }) => (
  <span className={cx(mark, colours[colour])} aria-hidden="true" />
);
