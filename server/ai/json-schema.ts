import { Ajv2020 } from 'ajv/dist/2020.js';

/** The schema of an answer, closed, and bounded in every text and number. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What is wrong with an answer, in words for the model; undefined for a right one. */
export function mistakeIn(answer: unknown, schema: JsonSchema): string | undefined {
  const ajv = new Ajv2020({ strict: false });
  if (ajv.validate(schema, answer)) return undefined;
  const [{ instancePath, message } = { instancePath: '', message: undefined }] = ajv.errors ?? [];
  return `${instancePath === '' ? 'The answer' : instancePath} ${message ?? 'is not valid'}`;
}
