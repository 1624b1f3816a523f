export {
  authorship,
  changesBetween,
  logActivity,
  logSetting,
  type ActivityEntry,
  type Author,
} from './change/activity.ts';
export { bulkChangeJob } from './bulk/job.ts';
export { ownBusy as bulkBusy } from './bulk/start.ts';
export {
  changeBulkChange,
  ended as endedBulk,
  inContract as bulkInContract,
  kept as bulkKept,
  left as leftInBulk,
  lockBulkChange,
  readBulkChange,
  recentBulkChanges,
  shownBulkChange,
  type StoredBulkChange,
} from './bulk/store.ts';
export { stateCause } from './change/cause.ts';
export { bulkNotices, type BulkNotices } from './people/bulk-notices.ts';
export { formerlyNamed } from './change/formerly-named.ts';
export { listedValues, singleValue, type AddedValue } from './change/added-values.ts';
export { assign, assignedEntries, assignedPeople, assignedRecords, chosenIn } from './people/assignments.ts';
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
} from './register/choices.ts';
export {
  addProposed,
  removeUnusedLabels,
  countLabels,
  labelName,
  loggedLabel,
  mostLabelsOfOrganisation,
} from './change/new-labels.ts';
export { columnsOf, labelOf, resolved, schemaOf, type Cell, type Column } from './export/columns.ts';
export { byteOrderMark, csvHeader, csvLines } from './export/csv.ts';
export { exportFile } from './export/export-file.ts';
export { rowsFile } from './export/rows-file.ts';
export { columnsOfTable, tableFile, type Table } from './export/whole-file.ts';
export { exportColumns, formatsOf, formatsOfColumns, formatsOfRows, rowSchemaOf } from './export/formats.ts';
export { packageParts, sheetEndOffering, sheetName, sheetOf, sheetStart } from './export/sheet.ts';
export { csvOfSheet, workbookOfSheets } from './export/report-sheets.ts';
export { workbook } from './export/xlsx.ts';
export { among, counted, until, type Filter } from './list/filters.ts';
export { findRecords } from './list/find.ts';
export { ownedBy } from './people/co-owners.ts';
export { runIdempotently } from './change/idempotency.ts';
export { isAskedFor, pickerLimit, type PickerQuery } from './list/picker.ts';
export { formOfKind, importable, type Importable } from './register/importable.ts';
export type {
  FoundRecord,
  BesideField,
  BesideValues,
  ImportBeside,
  SettledBeside,
  SettleHow,
  ImportedRecord,
  ImportForm,
  ImportTarget,
} from './import-target.ts';
export { operationOfKind } from './change/operation-of-kind.ts';
export { keepRecords, lockLinked, lockLive, lockOfRecord, lockRecords, type LockedRecord } from './change/locks.ts';
export { addRecord, entityOf as loggedEntity, touchRecord } from './register/record.ts';
export { readersOf } from './people/readers.ts';
export { recentlyUsed } from './register/recently-used.ts';
export { recordList } from './list/record-list.ts';
export { recordParts } from './register/parts.ts';
export { newestFirst } from './list/newest-first.ts';
export { noticeRow, noticesOfChange, notify, type EventKind } from './people/notices.ts';
export { quoted } from './people/quoted.ts';
export { ownersOfRecord } from './people/ownerships.ts';
export { pageOf, toPage, totalsOf, type Totals } from './list/pages.ts';
export { purgeRemovedJob, purgeRemovedRecords, purgeRemovedTexts } from './removal/purge.ts';
export { recordReader, type WhichRecords } from './register/record-reader.ts';
export { defineRegister, type RecordSettings, type SavedRecord } from './register/register.ts';
export { defaultReception, deliver, notificationMailJob } from './people/reception.ts';
export { registerHandlers } from './register/register-handlers.ts';
export { entityOf, inContractForm, liveRows } from './register/rows.ts';
export { shownRecord, shownTitle } from './register/shown-record.ts';
export { saveRows } from './change/save.ts';
export { containsText } from './list/narrowing.ts';
export { anyContains, containing, contains, foldedContains } from './list/patterns.ts';
export { rememberedByDay, rememberedCount, revisionOf, standingOf } from './list/totals.ts';
export { tell, type Told } from './people/told.ts';
export {
  askedEditors,
  askedViewers,
  editorsAmong,
  editorsWhere,
  viewersAmong,
  viewersWhere,
} from './people/viewers.ts';
export { absentOf } from './people/deputies.ts';
export { chooseToWatch, startWatching, watchersOf } from './people/watchers.ts';
export { tellWatchers, watchedEvent } from './people/watcher-notices.ts';
export {
  findViewable,
  holdEditable,
  holdViewable,
  mayEdit,
  recordName,
  viewableRecord,
} from './people/viewable-record.ts';
export { labelChoice } from './register/record-labels.ts';
export { entriesNamed, isNamed, matched, type Named, type Namer, titledNamed } from './register/named.ts';
export {
  hiddenRegisters,
  mayDo,
  nounOf,
  viewableEntities,
  viewableRegisters,
  type EntityType,
} from './people/visibility.ts';
export { besideColumn, besideName, type AlsoExported } from './export/also-exported.ts';
