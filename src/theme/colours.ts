/** A colour for the light and the dark theme, as #RRGGBB or, with transparency, rgb(). */
export type Pair = readonly [light: string, dark: string];

/** The rating levels, from 1 "Very low" to 5 "Critical". */
export const ratingLevels = [1, 2, 3, 4, 5] as const;
export type RatingLevel = (typeof ratingLevels)[number];

/**
 * Every colour of the product by its token name. Neutrals carry a hint of petrol, petrol is the only accent, and the
 * remaining hues signal state. tests/ui/contrast.test.ts checks them against WCAG 2.2.
 */
export const colours = {
  bg: {
    canvas: ['#F4F6F6', '#0B1011'],
    surface: ['#FFFFFF', '#111718'],
    raised: ['#FFFFFF', '#182022'],
    sunken: ['#EDF0F0', '#090D0E'],
    hover: ['#F3F6F6', '#171F21'],
    active: ['#E7ECEC', '#1F292B'],
    selected: ['#E5F1F2', '#10292E'],
    scrim: ['rgb(10 22 25 / 0.42)', 'rgb(2 6 7 / 0.66)'],
  },
  fg: {
    default: ['#11191B', '#E7ECEC'],
    muted: ['#465255', '#AAB5B7'],
    subtle: ['#5F6B6E', '#8C989A'],
    disabled: ['#98A2A4', '#5B6668'],
    onAccent: ['#FFFFFF', '#FFFFFF'],
  },
  border: {
    subtle: ['#E8ECEC', '#1C2426'],
    default: ['#DCE2E2', '#253032'],
    strong: ['#C2CBCC', '#374447'],
    control: ['#838F92', '#647275'],
  },
  accent: {
    solid: ['#0B5F70', '#1A7688'],
    hover: ['#094E5C', '#1E7E91'],
    fg: ['#0B5F70', '#6CC6D3'],
    subtle: ['#E2F0F1', '#10292E'],
    border: ['#9AC5CC', '#265A64'],
  },
  focus: ['#0B7A90', '#55BFD0'],
  success: {
    fg: ['#1A6A3A', '#70CC90'],
    subtle: ['#E5F3E9', '#10251A'],
    border: ['#B5D9C1', '#1F4B31'],
  },
  warning: {
    fg: ['#855000', '#E6B450'],
    subtle: ['#FBF0DA', '#2A200D'],
    border: ['#E6CD97', '#574115'],
  },
  danger: {
    fg: ['#B0251D', '#FF8D83'],
    subtle: ['#FCEAE8', '#321714'],
    border: ['#EDBDB8', '#6B2B26'],
    solid: ['#B0251D', '#C03A31'],
    hover: ['#961F18', '#CC463C'],
  },
  info: {
    fg: ['#1E5CA3', '#84B7F0'],
    subtle: ['#E7F0FA', '#122237'],
    border: ['#B5CFEC', '#234468'],
  },
  engraving: {
    paper: ['#E4EEEE', '#0A1C20'],
    ink: ['#0B5F70', '#58B5C3'],
    second: ['#A0500F', '#D98F4F'],
  },
  rating: {
    1: {
      fill: ['#E3EEF3', '#1D3039'],
      on: ['#16323F', '#C9DBE4'],
      ink: ['#55798C', '#5F7F92'],
    },
    2: {
      fill: ['#A8CFE1', '#2C5568'],
      on: ['#0F2F3E', '#E3F1F8'],
      ink: ['#2A7397', '#4F8FB0'],
    },
    3: {
      fill: ['#E9B93F', '#7A5C1A'],
      on: ['#2E2100', '#FFFFFF'],
      ink: ['#8F6500', '#B08A34'],
    },
    4: {
      fill: ['#D4641E', '#B3541A'],
      on: ['#1A0900', '#FFFFFF'],
      ink: ['#B34D10', '#DB783C'],
    },
    5: {
      fill: ['#961A20', '#FF3B30'],
      on: ['#FFFFFF', '#1A0201'],
      ink: ['#961A20', '#FF6558'],
    },
  },
} as const;
