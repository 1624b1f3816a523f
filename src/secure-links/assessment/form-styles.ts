import { css } from '#styled/css/css.js';

export const quiet = css({ color: 'fg.subtle', textStyle: 'sm' });

export const errorText = css({ color: 'danger.fg', textStyle: 'sm' });

export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });

/** Of a text: as wide as it can be read. */
export const longField = css({ gap: '8', '& > div:last-of-type': { maxWidth: { base: 'full', md: 'dialogMd' } } });

/** Of a number or a date. */
export const shortField = css({ gap: '8', '& > div:last-of-type': { maxWidth: '[14rem]' } });

export const areaField = css({ gap: '8' });

/** Of choices. */
export const groupField = css({ gap: '8' });

/** A remark inside a question. */
export const remark = css({
  display: 'grid',
  gap: '8',
  padding: '12',
  border: 'default',
  borderRadius: 'sm',
  background: 'bg.canvas',
  marginBlockStart: '8',
  '&:first-child': { marginBlockStart: '0', marginBlockEnd: '8' },
  overflowWrap: 'anywhere',
});

export const answerText = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** On screens only: paper has the answers as text. */
export const screenOnly = css({ '@media print': { display: 'none' } });

/** On paper only. */
export const paperOnly = css({
  display: 'none',
  '@media print': { display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textStyle: 'sm' },
});
