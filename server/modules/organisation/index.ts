export { defaultAssetTypes, defaultIdentificationSources, defaultIncidentTypes } from './default-lookups.ts';
export { defaultMatrix } from './default-matrix.ts';
export { defaultPolicyCategories, defaultPolicyFrequencies } from './default-policy-entries.ts';
export { defaultAssessmentTiers, defaultContractStatuses, defaultServiceTypes } from './default-provider-entries.ts';
export { defaultThreats } from './default-threats.ts';
export { addDefaultLookups, createOrganisation, type NewOrganisation } from './queries.ts';
export { onboardingHandlers } from './onboarding.ts';
export { profileHandlers } from './profile.ts';
export { checkedImage } from './square-image.ts';
export { workingCalendar } from './working-calendar.ts';
export { requestHandlers } from './requests.ts';
export { organisationSettingHandlers } from './settings.ts';
export {
  mostExemptionDays,
  organisationTimeZone,
  organisationToday,
  timeZoneInQuery,
  todayInQuery,
  todayOfTransaction,
  withoutTimeZone,
} from '#server/database/organisation-day.ts';
