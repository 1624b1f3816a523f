export { authorship, changesBetween, logActivity, logSetting, type ActivityEntry } from './activity.ts';
export { bulkChangeJob } from './bulk/job.ts';
export { ownBusy as bulkBusy } from './bulk/start.ts';
export {
  changeBulkChange,
  ended as endedBulk,
  kept as bulkKept,
  left as leftInBulk,
  lockBulkChange,
  readBulkChange,
  shownBulkChange,
  type StoredBulkChange,
} from './bulk/store.ts';
export { stateCause } from './cause.ts';
export { bulkNotices, type BulkNotices } from './bulk-notices.ts';
export { listedValues, singleValue, type AddedValue } from './added-values.ts';
export { assign, assignedEntries, assignedPeople, assignedRecords } from './assignments.ts';
export {
  choicesOf,
  distinctIds,
  entryOf,
  member,
  recordOf,
  refuseUnknownChoices,
  unavailableIn,
  type Choice,
  type Proposed,
} from './choices.ts';
export {
  addProposed,
  removeUnusedLabels,
  countLabels,
  labelName,
  loggedLabel,
  mostLabelsOfOrganisation,
} from './new-labels.ts';
export { columnsOf, labelOf, resolved, schemaOf, type Cell, type Column } from './export/columns.ts';
export { byteOrderMark, csvHeader, csvLines } from './export/csv.ts';
export { exportFile } from './export/export-file.ts';
export { exportColumns, formatsOf, formatsOfColumns, formatsOfRows, rowSchemaOf } from './export/formats.ts';
export { sheetEnd, sheetEndOffering, sheetRows, sheetStart } from './export/sheet.ts';
export { workbook } from './export/xlsx.ts';
export { among, counted, until } from './filters.ts';
export { findRecords } from './find.ts';
export { ownedBy } from './co-owners.ts';
export { runIdempotently } from './idempotency.ts';
export { optionLimit } from './list.ts';
export { formOfKind, importable, type Importable } from './importable.ts';
export type {
  FoundRecord,
  BesideField,
  BesideValues,
  ImportBeside,
  SettledBeside,
  ImportedRecord,
  ImportForm,
  ImportTarget,
} from './import-target.ts';
export { operationOfKind } from './operation-of-kind.ts';
export { lockLinked, lockLive, lockOfRecord, lockRecords, type LockedRecord } from './locks.ts';
export { addRecord, entityOf as loggedEntity, touchRecord } from './record.ts';
export { readersOf } from './readers.ts';
export { recentlyUsed } from './recently-used.ts';
export { recordList } from './record-list.ts';
export { recordParts } from './parts.ts';
export { newestFirst } from './newest-first.ts';
export { noticeRow, noticesOfChange, notify, quoted, type EventKind } from './notices.ts';
export { ownersOfRecord } from './ownerships.ts';
export { pageOf, toPage, totalsOf } from './pages.ts';
export { purgeRemovedJob, purgeRemovedRecords, purgeRemovedTexts } from './purge.ts';
export { recordReader, type WhichRecords } from './record-reader.ts';
export { defineRegister, type RecordSettings, type SavedRecord } from './register.ts';
export { defaultReception, deliver, notificationMailJob } from './reception.ts';
export { registerHandlers } from './register-handlers.ts';
export { entityOf, inContractForm, liveRows } from './rows.ts';
export { saveRows } from './save.ts';
export { containsText } from './narrowing.ts';
export { anyContains, contains } from './patterns.ts';
export { tell, type Told } from './told.ts';
export { editorsAmong, editorsNamed, viewersAmong, viewersNamed, viewersWhere } from './viewers.ts';
export { chooseToWatch, startWatching, watchersOf } from './watchers.ts';
export { tellWatchers, watchedEvent } from './watcher-notices.ts';
export { findViewable, holdEditable, holdViewable, mayEdit, recordName, viewableRecord } from './viewable-record.ts';
export { entriesNamed, matched, type Named, type Namer } from './named.ts';
export { hiddenRegisters, mayDo, nounOf, viewableEntities, viewableRegisters, type EntityType } from './visibility.ts';
export { besideColumn, besideName, type AlsoExported } from './export/also-exported.ts';
