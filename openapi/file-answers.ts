/** The types by which the contract marks operations that answer with a file; one is enough, it may have others besides. */
export const fileContentTypes = [
  'text/csv',
  'text/html',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

export type FileContentType = (typeof fileContentTypes)[number];

/** The content of an answer that is a file, for each of the types. */
export type FileContent = { [Type in FileContentType]: Readonly<Record<Type, unknown>> }[FileContentType];

/** Whether an answer with this content is a file. */
export const isFileContent = (content: object | undefined): boolean =>
  content !== undefined && fileContentTypes.some((type) => Object.hasOwn(content, type));
