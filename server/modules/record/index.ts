export { authorship, changesBetween, logActivity, type ActivityEntry } from './activity.ts';
export { doOnce } from './idempotency.ts';
export { pageOf, toPage } from './pages.ts';
export { addRecord, lockForChange, setDeleted, touchRecord, type RecordText } from './record.ts';
export { containing } from './search.ts';
