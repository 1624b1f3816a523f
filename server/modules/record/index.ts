export { authorship, changesBetween, logActivity, type ActivityEntry } from './activity.ts';
export { choicesOf, distinctIds, entriesOf, liveRecordsOf, presentMembers, refuseUnknownChoices } from './choices.ts';
export { doOnce } from './idempotency.ts';
export { listRecords, optionLimit, type Listing } from './list.ts';
export { pageOf, toPage } from './pages.ts';
export { registerHandlers } from './register-handlers.ts';
export { author, editor, hasRecord, isAuthor, isEditor, owner, recordColumns } from './rows.ts';
export { containing } from './search.ts';
