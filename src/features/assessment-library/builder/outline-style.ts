import { css } from '#styled/css/index.js';

const row = {
  display: 'flex',
  alignItems: 'baseline',
  gap: '6',
  width: 'full',
  minHeight: { base: '[44px]', md: '28' },
  paddingInline: '10',
  paddingBlock: '4',
  border: 'none',
  borderRadius: 'sm',
  background: 'transparent',
  color: 'fg.default',
  textAlign: 'start',
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 28px]',
  _hover: { background: 'bg.hover' },
  _currentTrue: { background: 'bg.selected', boxShadow: '[inset 2px 0 0 var(--colors-accent-solid)]' },
  '&[data-over]': { boxShadow: '[inset 0 2px 0 var(--colors-accent-solid)]' },
  _focusVisible: { outlineWidth: '2', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: '[-2px]' },
} as const;

/** The outline of a questionnaire. */
export const outlineStyle = {
  root: css({
    background: 'bg.canvas',
    borderInlineEnd: { md: 'default' },
    borderBlockEnd: { base: 'default', md: 'none' },
    paddingInline: '10',
    paddingBlock: '12',
    minWidth: '0',
    display: 'grid',
    gap: '8',
    alignContent: 'start',
    position: { md: 'sticky' },
    insetBlockStart: { md: '0' },
    maxHeight: { base: '[50dvh]', md: '[100dvh]' },
    overflowY: 'auto',
  }),
  tools: css({ display: 'flex', flexWrap: 'wrap', gap: '6', paddingInline: '4' }),
  list: css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid' }),
  section: css(row, { fontWeight: 'semibold', marginBlockStart: '6' }),
  question: css(row, { paddingInlineStart: '16' }),
  number: css({ color: 'fg.subtle', fontVariantNumeric: 'tabular-nums', flexShrink: '0', textStyle: 'xs' }),
  text: css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: '1', minWidth: '0' }),
  asterisk: css({ color: 'danger.fg' }),
} as const;
