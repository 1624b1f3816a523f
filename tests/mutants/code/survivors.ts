/**
 * Surviving mutants of code, keyed by file and change as printed by `npm run mutants`, each with a reason. An unlisted
 * survivor fails the run, as does an entry whose mutant dies.
 */
export const survivors: Readonly<Record<string, string>> = {
  'src/features/verify-email/useVerifyEmailActor.ts: \'\' → "Stryker was here!"':
    'Equivalent: a cooldown starts only where an address is known.',
  'src/features/verify-email/useVerifyEmailActor.ts: email === null → false':
    'Equivalent: nothing is stored without an address, which also gives null.',
  "src/actors/save-record.ts: { draft: '', key: '' } → {}": 'Equivalent: no draft serialises to either value.',
  'src/actors/save-record.ts: \'\' → "Stryker was here!"': 'Equivalent: no draft serialises to either value.',
  'src/features/notifications/useNotificationsActor.ts: () => subscriptions.forEach((subscription) => subscription.unsubscribe()) → () => undefined':
    'Equivalent: an actor that is stopped with its screen drops its listeners itself.',
  'src/features/notifications/useNotificationsActor.ts: (subscription) => subscription.unsubscribe() → () => undefined':
    'Equivalent: an actor that is stopped with its screen drops its listeners itself.',
  'src/features/notifications/useNotificationsActor.ts: [notifications, api, queryClient] → []':
    'Equivalent: the app has a single instance of each.',
  'src/features/notifications/useNotificationsActor.ts: [notifications] → []':
    'Equivalent: the hook has one actor for as long as it is mounted.',
  'src/registers/useRemovedActor.ts: [] → ["Stryker was here"]': 'Equivalent: only `ref` of the row is read.',
  'src/app/frame/useRest.ts: [] → ["Stryker was here"]': 'Equivalent: the effect depends on nothing that changes.',
  'src/app/shell/useShortcuts.ts: [] → ["Stryker was here"]': 'Equivalent: the effect depends on nothing that changes.',
  'src/app/shell/useApiToken.ts: copyToken === null → false': 'Equivalent: without a token the actor is not returned.',
  'src/app/shell/useSaveKeys.ts: form === null → false': 'Equivalent: without a form there is no button either.',
  'src/app/navigation/breadcrumbs.ts: group === undefined → false':
    'Equivalent: no group of the menu has that id, so it has no title.',
  'src/app/navigation/guards.ts: \'NotAuthorisedError\' → ""':
    'Only developers read the name; the app checks the class.',
  'src/app/navigation/guards.ts: path === undefined → false': 'Equivalent: the route table has no such row.',
  'src/app/navigation/menu.ts: shapes.find((group) => group.id === id)?.name → shapes.find(group => group.id === id).name':
    'Equivalent: every group of a page is part of a menu.',
  'src/app/navigation/public-search.ts: \'signIn\' → ""': 'Equivalent: it is also the default.',
  'src/app/navigation/public-search.ts: \'google\' → ""': 'Equivalent: it is also the default.',
  'src/app/navigation/quick-search.ts: search.trim() → search': 'Equivalent: every title contains an empty word.',
  'src/app/navigation/quick-search.ts: /\\s+/ → /\\s/': 'Equivalent: every title contains an empty word.',
  'domain/review-dates.ts: record.nextReviewOn === null → false':
    'Equivalent: no day is NaN days away, which is never within the limit.',
  "src/app/tips/stored-tips.ts: typeof value !== 'object' || value === null || !('choice' in value) → false":
    'Equivalent: the code that follows throws, and the exception is read as no choice.',
  "src/app/tips/stored-tips.ts: typeof value !== 'object' || value === null || !('choice' in value) → (typeof value !== 'object' || value === null) && !('choice' in value)":
    'Equivalent: the code that follows throws, and the exception is read as no choice.',
  "src/app/tips/stored-tips.ts: typeof value !== 'object' || value === null → false":
    'Equivalent: the code that follows throws, and the exception is read as no choice.',
  "src/app/tips/stored-tips.ts: typeof value !== 'object' || value === null → typeof value !== 'object' && value === null":
    'Equivalent: the code that follows throws, and the exception is read as no choice.',
  "src/app/tips/stored-tips.ts: typeof value !== 'object' → false":
    'Equivalent: the code that follows throws, and the exception is read as no choice.',
  'src/app/tips/stored-tips.ts: value === null → false':
    'Equivalent: the code that follows throws, and the exception is read as no choice.',
  'src/app/tips/stored-tips.ts: \'null\' → ""':
    'Equivalent: the code that follows throws, and the exception is read as no choice.',
  "src/app/tips/stored-tips.ts: stored.choice === 'remind' → true":
    'Equivalent: a skip or completion has no date, so it is never past.',
  'openapi/access.ts: \'VIEW\' → ""': 'Equivalent: every level covers both.',
  'server/setting-names.ts: [] → ["Stryker was here"]': 'Equivalent: no letter comes before the first.',
  'server/setting-names.ts: ({ length }) => length → () => undefined':
    'Equivalent: the limit saves time; a longer name is no typo of a setting.',
  'server/setting-names.ts: name.length > longestName → false':
    'Equivalent: the limit saves time; a longer name is no typo of a setting.',
  'server/setting-names.ts: setting.length < 5 → setting.length <= 5': 'Equivalent: no name has five letters.',
  'server/setting-values.ts: \'\' → "Stryker was here!"': 'Equivalent: a split always returns a first part.',
  'server/settings.ts: !publishableKey || !secretKey → !publishableKey && !secretKey':
    'Equivalent: one without the other is a missing setting and was rejected before.',
  'server/settings.ts: [] → ["Stryker was here"]': 'Equivalent: only names of settings are required.',
  'server/settings.ts: \'\' → "Stryker was here!"':
    'Equivalent: neither a wildcard host nor the name of an environment.',
  'src/app/error-recovery.ts: \'null\' → ""':
    'Equivalent: the code that follows throws, and the exception is read as no attempt.',
  'src/app/frame/entry-screens.ts: path !== undefined → true': 'Equivalent: no screen is named undefined.',
  'src/app/frame/usePageFocus.ts: [router] → []': 'Equivalent: the app has a single router.',
  'src/app/frame/useRoutePath.ts: leaf === undefined → false': 'Equivalent: the root always matches.',
  'src/app/settings.ts: \'\' → "Stryker was here!"': 'Equivalent: a page without these settings does not start.',
  "src/app/error-recovery.ts: typeof value === 'object' && value !== null && 'step' in value → true":
    'Equivalent: the code that follows throws, and the exception is read as no attempt.',
  "src/app/error-recovery.ts: typeof value === 'object' && value !== null && 'step' in value → typeof value === 'object' && value !== null || 'step' in value":
    'Equivalent: the code that follows throws, and the exception is read as no attempt.',
  "src/app/error-recovery.ts: typeof value === 'object' && value !== null → true":
    'Equivalent: the code that follows throws, and the exception is read as no attempt.',
  "src/app/error-recovery.ts: typeof value === 'object' && value !== null → typeof value === 'object' || value !== null":
    'Equivalent: the code that follows throws, and the exception is read as no attempt.',
  "src/app/error-recovery.ts: typeof value === 'object' → true":
    'Equivalent: the code that follows throws, and the exception is read as no attempt.',
  'src/app/error-recovery.ts: value !== null → true':
    'Equivalent: the code that follows throws, and the exception is read as no attempt.',
  'src/app/shell/useSaveKeys.ts: [] → ["Stryker was here"]': 'Equivalent: the effect depends on nothing that changes.',
  'src/app/connectivity/server-word.ts: \'heard\' → ""':
    'The state of a module that has just been loaded: the browser tests load pages.',
};
