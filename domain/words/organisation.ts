import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

export const organisationSectorTexts = {
  ENERGY: 'Energy',
  TRANSPORT: 'Transport',
  FINANCE: 'Banking and financial markets',
  HEALTH: 'Health',
  WATER: 'Drinking water and waste water',
  DIGITAL_INFRASTRUCTURE: 'Digital infrastructure',
  ICT_SERVICES: 'ICT service management',
  PUBLIC_ADMINISTRATION: 'Public administration',
  SPACE: 'Space',
  POST: 'Postal and courier services',
  WASTE: 'Waste management',
  CHEMICALS: 'Chemicals',
  FOOD: 'Food',
  MANUFACTURING: 'Manufacturing',
  DIGITAL_PROVIDERS: 'Digital providers',
  RESEARCH: 'Research',
  EDUCATION: 'Education',
  CONSTRUCTION: 'Construction',
  RETAIL: 'Retail and wholesale',
  PROFESSIONAL_SERVICES: 'Professional services',
  NON_PROFIT: 'Non-profit',
  OTHER: 'Other',
} as const satisfies Record<Schemas['OrganisationSector'], string>;

export const organisationSizeTexts = {
  MICRO: '1 to 9 people',
  SMALL: '10 to 49 people',
  MEDIUM: '50 to 249 people',
  LARGE: '250 to 999 people',
  VERY_LARGE: '1,000 people or more',
} as const satisfies Record<Schemas['OrganisationSize'], string>;

/** The days of the week by their ISO numbers, from 1 for Monday. */
export const weekDayTexts: Readonly<Record<number, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** The fields of an organisation, in the words of the activity log and of the screens. */
export const organisationTexts = {
  name: { label: 'Name' },
  logo: { label: 'Logo' },
  address: { label: 'Address' },
  sector: { label: 'Sector' },
  size: { label: 'Size' },
  countries: { label: 'Countries' },
  timeZone: { label: 'Time zone' },
  workingDays: { label: 'Working week' },
  holidays: { label: 'Holidays' },
  exemptionDays: { label: 'Longest exemption in days' },
  skipped: { label: 'Skipped step of the onboarding' },
  wordTemplate: { label: 'Template for reports in Word' },
} as const;

export const requestStatusTexts = {
  OPEN: 'Open',
  GRANTED: 'Granted',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
} as const satisfies Record<Schemas['OrganisationRequestStatus'], string>;

/** The fields of a request to the platform, in the words of the activity log. */
export const organisationRequestTexts = {
  status: { label: 'Status' },
  reason: { label: 'Reason' },
  answer: { label: 'Answer' },
} as const;

/** Each step of the onboarding, with what it is for. */
export const onboardingStepTexts = {
  ORGANISATION: {
    title: 'Organisation',
    purpose: 'Name, country and time zone: days, deadlines and mails follow them.',
  },
  PEOPLE: { title: 'People', purpose: 'Invite at least one other person: nobody approves their own work.' },
  FEATURES: { title: 'Features', purpose: 'Give each feature to someone, and ask for those that are missing.' },
  LOOKUPS: { title: 'Look-ups', purpose: 'The values that forms offer, such as categories and levels.' },
  STANDARD: { title: 'Standard', purpose: 'Adopt the standard that you follow, such as ISO/IEC 27001.' },
  RISK: { title: 'Risk', purpose: 'Register the first risk.' },
} as const satisfies Record<Schemas['OnboardingStep'], { readonly title: string; readonly purpose: string }>;
