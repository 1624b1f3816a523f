import { loginLogTexts } from '#domain/words/activity.ts';
import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import { formatsOfRows, rowsFile, rowSchemaOf } from '#server/modules/record/index.ts';

const formats = () => formatsOfRows(loginLogTexts, rowSchemaOf('LoginLogs.export'));

type RowsFrom = (offset: number, limit: number) => Promise<Schemas['LoginLog'][]>;

/** A person's own login log as a file, which is read from the database while it is sent. */
export const exportLoginLog = (name: Schemas['ExportFormat'], rowsFrom: RowsFrom): FileAnswer =>
  rowsFile('login-log', formats()[name], rowsFrom);
