import type { Survivors } from './types.ts';

/** Of the area `app`. */
export const appSurvivors: Survivors = {
  'src/app/connectivity/server-state.ts': {
    'The state of a module that has just been loaded: the browser tests load pages.': ['\'reachable\' → ""'],
  },
  'src/app/error-recovery.ts': {
    'Equivalent: the code that follows throws, and the exception is read as no attempt.': [
      '\'null\' → ""',
      "typeof value === 'object' && value !== null && 'step' in value → true",
      "typeof value === 'object' && value !== null && 'step' in value → typeof value === 'object' && value !== null || 'step' in value",
      "typeof value === 'object' && value !== null → true",
      "typeof value === 'object' && value !== null → typeof value === 'object' || value !== null",
      "typeof value === 'object' → true",
      'value !== null → true',
    ],
  },
  'src/app/frame/entry-screens.ts': {
    'Equivalent: no screen is named undefined.': ['path !== undefined → true'],
  },
  'src/app/frame/usePageFocus.ts': {
    'Equivalent: the app has a single router.': ['[router] → []'],
  },
  'src/app/frame/useRest.ts': {
    'Equivalent: the effect depends on nothing that changes.': ['[] → ["Stryker was here"]'],
  },
  'src/app/frame/useRoutePath.ts': {
    'Equivalent: the root always matches.': ['leaf === undefined → false'],
  },
  'src/app/navigation/breadcrumbs.ts': {
    'Equivalent: no group of the menu has that id, so it has no title.': ['group === undefined → false'],
  },
  'src/app/navigation/guards.ts': {
    'Only developers read the name; the app checks the class.': ['\'NotAuthorisedError\' → ""'],
    'Equivalent: the route table has no such row.': ['path === undefined → false'],
  },
  'src/app/navigation/menu.ts': {
    'Equivalent: every group of a page is part of a menu.': [
      'shapes.find((group) => group.id === id)?.name → shapes.find(group => group.id === id).name',
    ],
  },
  'src/app/navigation/public-search.ts': {
    'Equivalent: it is also the default.': ['\'signIn\' → ""', '\'google\' → ""'],
  },
  'src/app/navigation/quick-search.ts': {
    'Equivalent: every title contains an empty word.': ['search.trim() → search', '/\\s+/ → /\\s/'],
  },
  'src/app/settings.ts': {
    'Equivalent: a page without these settings does not start.': ['\'\' → "Stryker was here!"'],
  },
  'src/app/shell/useApiToken.ts': {
    'Equivalent: without a token the actor is not returned.': ['copyToken === null → false'],
  },
  'src/app/shell/useSaveKeys.ts': {
    'Equivalent: without a form there is no button either.': ['form === null → false'],
    'Equivalent: the effect depends on nothing that changes.': ['[] → ["Stryker was here"]'],
  },
  'src/app/shell/useShortcuts.ts': {
    'Equivalent: the effect depends on nothing that changes.': ['[] → ["Stryker was here"]'],
  },
  'src/app/tips/stored-tips.ts': {
    'Equivalent: the code that follows throws, and the exception is read as no choice.': [
      "typeof value !== 'object' || value === null || !('choice' in value) → false",
      "typeof value !== 'object' || value === null || !('choice' in value) → (typeof value !== 'object' || value === null) && !('choice' in value)",
      "typeof value !== 'object' || value === null → false",
      "typeof value !== 'object' || value === null → typeof value !== 'object' && value === null",
      "typeof value !== 'object' → false",
      'value === null → false',
      '\'null\' → ""',
    ],
    'Equivalent: a skip or completion has no date, so it is never past.': ["stored.choice === 'remind' → true"],
  },
  'src/features/notifications/useNotificationsActor.ts': {
    'Equivalent: an actor that is stopped with its screen drops its listeners itself.': [
      '() => subscriptions.forEach((subscription) => subscription.unsubscribe()) → () => undefined',
      '(subscription) => subscription.unsubscribe() → () => undefined',
    ],
    'Equivalent: the app has a single instance of each.': ['[notifications, api, queryClient] → []'],
    'Equivalent: the hook has one actor for as long as it is mounted.': ['[notifications] → []'],
  },
  'src/features/verify-email/useVerifyEmailActor.ts': {
    'Equivalent: a cooldown starts only where an address is known.': ['\'\' → "Stryker was here!"'],
    'Equivalent: nothing is stored without an address, which also gives null.': ['email === null → false'],
  },
  'src/registers/useRemovedActor.ts': {
    'Equivalent: only `ref` of the row is read.': ['[] → ["Stryker was here"]'],
  },
};
