import { defineTextStyles } from '@pandacss/dev';

function style(fontSize: string, lineHeight: number) {
  return { value: { fontSize, lineHeight: `${lineHeight / 16}rem` } };
}

function title(fontSize: string, lineHeight: number) {
  return {
    value: {
      fontSize,
      lineHeight: `${lineHeight / 16}rem`,
      fontWeight: 'semibold',
      letterSpacing: 'title',
    },
  };
}

/** The seven sizes with their line heights, and the same as titles. */
export const textStyles = defineTextStyles({
  '2xs': style('2xs', 16),
  xs: style('xs', 16),
  sm: style('sm', 20),
  md: style('md', 22),
  lg: style('lg', 24),
  xl: style('xl', 24),
  '2xl': style('2xl', 32),
  title: {
    sm: title('sm', 20),
    md: title('md', 22),
    lg: title('lg', 24),
    xl: title('xl', 24),
    '2xl': title('2xl', 32),
  },
});
