import { css } from '#styled/css/index.js';

/** Plain inputs, for pages without the app's controls too. */
export const box = css({
  width: 'full',
  minHeight: '32',
  paddingInline: '10',
  paddingBlock: '6',
  border: 'control',
  borderRadius: 'sm',
  background: 'bg.surface',
  color: 'fg.default',
  font: 'inherit',
  fontSize: { base: '[16px]', md: '[inherit]' },
  _placeholder: { color: 'fg.subtle' },
  _invalid: { borderColor: 'danger.fg' },
  _disabled: { background: 'bg.sunken', color: 'fg.disabled' },
  _focusVisible: { outlineWidth: '2', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: '[-1px]' },
});

export const area = css({ minHeight: '[100px]', resize: 'vertical', fieldSizing: 'content' });
export const short = css({ maxWidth: '[14rem]' });

export const choices = css({ display: 'grid', gap: '6', border: 'none', margin: '0', padding: '0', minWidth: '0' });

export const choice = css({
  display: 'flex',
  gap: '8',
  alignItems: 'baseline',
  minHeight: { base: '32', md: '20' },
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& input': { accentColor: 'accent.solid', flexShrink: '0', margin: '0', transform: '[translateY(2px)]' },
  '& input:focus-visible': { outlineWidth: '2', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: '2' },
});

export const note = css({ color: 'fg.subtle', textStyle: 'xs', margin: '0' });
