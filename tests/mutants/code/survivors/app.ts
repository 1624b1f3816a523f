import type { Survivors } from './types.ts';

/** Of the area `app`. */
export const appSurvivors: Survivors = {
  'src/actors/provider-assessment-respondents.ts': {
    'Equivalent: a step is about no one respondent exactly if it adds some.': [
      "step === 'ADD' || respondent === null → step === 'ADD' && respondent === null",
      "step === 'ADD' → false",
      'respondent === null → false',
      '\'ADD\' → ""',
    ],
  },
  'src/actors/fetch-organisations.ts': {
    'Equivalent: neither is a request that was sent in advance.': ['() => null → () => undefined'],
  },
  'src/actors/generate-draft.ts': {
    'Only developers read the cause.': ['\'there was no proposal\' → ""'],
  },
  'src/actors/generate-policy-draft.ts': {
    'Only developers read the cause.': ['\'there was no section\' → ""'],
    'Equivalent: an event has a text or a section.': ['\'\' → "Stryker was here!"'],
  },
  'src/actors/idempotency-keys.ts': {
    'Equivalent: no draft is written like that.': ["{ draft: '', key: '' } → {}", '\'\' → "Stryker was here!"'],
  },
  'src/actors/incident-response.ts': {
    'Equivalent: a field that is undefined is not sent.': ['at !== undefined → true'],
  },
  'src/actors/policy-acknowledgement.ts': {
    'Equivalent: only reminding all is about no single request.': ['request === null → false'],
  },
  'src/actors/policy-document.ts': {
    'Equivalent: the code that follows throws.': ['newest === undefined → false'],
  },
  'src/actors/policy-template.ts': {
    'Equivalent: what has no name has no value.': ['[] → ["Stryker was here"]'],
  },
  'src/actors/saved-views.ts': {
    'Equivalent: a new view has content, and without content no address is sent.': ['\'\' → "Stryker was here!"'],
  },
  'src/actors/proposed-questions.ts': {
    'Only developers read the cause.': ['\'there was no proposal\' → ""'],
  },
  'src/actors/template-content.ts': {
    'Equivalent: an actor that was stopped receives nothing.': [
      "() => window.removeEventListener('online', find) → () => undefined",
      '\'online\' → ""',
    ],
  },
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
  'src/app/navigation/menu-groups.ts': {
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
  'src/app/session/remembered-organisation.ts': {
    'Equivalent: the code that follows throws or compares with undefined, so nothing is remembered.': [
      '\'null\' → ""',
      "typeof found === 'object' && found !== null && 'sessionId' in found → true",
      "typeof found === 'object' && found !== null && 'sessionId' in found → typeof found === 'object' && found !== null || 'sessionId' in found",
      "typeof found === 'object' && found !== null → true",
      "typeof found === 'object' && found !== null → typeof found === 'object' || found !== null",
      "typeof found === 'object' → true",
      'found !== null → true',
    ],
  },
  'src/app/session/session.ts': {
    'Equivalent: an organisation is active only in a session.': ['sessionId !== null → true'],
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
    'Equivalent: the hook has one actor for as long as it is mounted.': ['[notifications] → []'],
  },
  'src/features/policy/templates/usePolicyDraftActor.ts': {
    'Equivalent: nothing is drafted before a request has said what.': [
      "{ title: '', documentType: 'POLICY', brief: '' } → {}",
      '\'\' → "Stryker was here!"',
      '\'POLICY\' → ""',
    ],
  },
  'src/features/run-zero/useRunZeroImport.ts': {
    'Equivalent: a machine asks only for the contents of the file that was chosen last.': [
      'content === undefined → false',
    ],
  },
  'src/features/verify-email/useVerifyEmailActor.ts': {
    'Equivalent: a cooldown starts only where an address is known.': ['\'\' → "Stryker was here!"'],
    'Equivalent: nothing is stored without an address, which also gives null.': ['email === null → false'],
  },
  'src/registers/attachments/useUploadActor.ts': {
    'Equivalent: a machine asks only for the contents of chosen files, all of which are kept.': [
      'content === undefined → false',
    ],
  },
  'src/registers/bulk/useBulkChangeActor.ts': {
    'Equivalent: the hook has one actor for as long as it is mounted.': ['[actor, provide] → []'],
  },
  'src/registers/export/useExportActor.ts': {
    'Equivalent: every export is requested together with its register.': ['source === undefined → false'],
    'Equivalent: nothing is exported yet when the hook is mounted.': ['current.current === organisationId → false'],
    'Equivalent: the hook has one actor for as long as it is mounted.': ['[actor, provide, sources] → []'],
  },
  'src/registers/import/useImportActor.ts': {
    'Equivalent: a machine asks only for the contents of the file that was chosen last.': [
      'content === undefined → false',
    ],
  },
  'src/registers/useRemovedActor.ts': {
    'Equivalent: only `ref` of the row is read.': ['[] → ["Stryker was here"]'],
  },
};
