import main from './panda.config.ts';
import { slotRecipes } from './src/theme/recipes/index.ts';

const { badge, banner, button, checkbox, iconButton, status, toast, wave } = slotRecipes;
const { checkboxGroup, field, logo, progress, radioGroup, textArea, textField } = slotRecipes;

/**
 * The styles of the pages without an account (docs/decisions/072-secure-links.md): only what these use, so that a first view
 * does not wait for the styles of the app. They are light unless this browser keeps the dark theme.
 */
export default {
  ...main,
  include: [
    './src/secure-links/**/*.{ts,tsx}',
    './src/ui/*.{ts,tsx}',
    './src/ui/{art,feedback,form}/*.{ts,tsx}',
    './src/ui/data/{Badge,ChangedWords,status-shapes}.tsx',
  ],
  // Paper is white, so that the dark theme is one of screens. Panda has no condition of a media query and a selector for tokens:
  // the build adds the selector (scripts/build/secure-links.config.ts).
  conditions: { dark: '@media screen and (prefers-color-scheme: dark)' },
  globalCss: {
    ...main.globalCss,
    // What takes the focus, or is jumped to, is not below the fixed foot of a page.
    html: { colorScheme: 'light', textSizeAdjust: '100%', scrollPaddingBlockEnd: '11rem' },
    '@media print': { 'html[data-theme=dark]': { colorScheme: 'light' } },
  },
  theme: {
    ...main.theme,
    slotRecipes: {
      badge,
      banner,
      button,
      checkbox,
      checkboxGroup,
      field,
      iconButton,
      logo,
      progress,
      radioGroup,
      status,
      textArea,
      textField,
      toast,
      wave,
    },
  },
};
