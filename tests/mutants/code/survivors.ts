/**
 * Surviving mutants of code, keyed by file and change as printed by `npm run mutants`, each with a reason. An unlisted
 * survivor fails the run, as does an entry whose mutant dies.
 */
export const survivors: Readonly<Record<string, string>> = {
  'src/features/verify-email/useVerifyEmailActor.ts: \'\' → "Stryker was here!"':
    'Equivalent: a cooldown starts only where an address is known.',
  'src/features/verify-email/useVerifyEmailActor.ts: email === null → false':
    'Equivalent: for no address nothing is stored, which is null too.',
  "src/actors/save-record.ts: { draft: '', key: '' } → {}": 'Equivalent: no draft is written as either.',
  'src/actors/save-record.ts: \'\' → "Stryker was here!"': 'Equivalent: no draft is written as either.',
  'src/features/notifications/useNotificationsActor.ts: () => subscriptions.forEach((subscription) => subscription.unsubscribe()) → () => undefined':
    'Equivalent: an actor that is stopped with its screen drops its listeners itself.',
  'src/features/notifications/useNotificationsActor.ts: (subscription) => subscription.unsubscribe() → () => undefined':
    'Equivalent: an actor that is stopped with its screen drops its listeners itself.',
  'src/features/notifications/useNotificationsActor.ts: [notifications, api, queryClient] → []':
    'Equivalent: the app has one of each for as long as it runs.',
  'src/features/notifications/useNotificationsActor.ts: [notifications] → []':
    'Equivalent: the hook has one actor for as long as it is mounted.',
  'src/registers/useRemovedActor.ts: [] → ["Stryker was here"]': 'Equivalent: only `ref` of the row is read.',
};
