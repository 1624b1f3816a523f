import { textsOfKind } from '#domain/words/index.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { Schema } from '#server/contract/document.ts';
import { columnsOf, operationOfKind, resolved, schemaOf, type Column } from '#server/modules/record/index.ts';

/** A column of a report: of a field, or of a part of one, `current.score`. */
export interface ReportField extends Pick<Column, 'cellOf'> {
  readonly key: string;
  readonly label: string;
  readonly weight: number;
}

const propertiesOf = (schema: Schema): Schema => schemaOf(resolved(schema)['properties']);

/** Long texts and names get more of the width than days and closed sets. */
const weights: Readonly<Record<string, number>> = { ref: 0.9, title: 3, description: 3, name: 2 };
const weightOf = (field: string, schema: Schema): number => {
  const { format, type, enum: values } = resolved(schema);
  if (weights[field] !== undefined) return weights[field];
  if (format === 'date' || type === 'integer' || type === 'number' || type === 'boolean') return 1;
  return format === 'date-time' || format === 'rough-time' || Array.isArray(values) ? 1.2 : 1.5;
};

/** The columns of some fields of a kind, with the labels that its exports have. */
export function reportFields(kind: RecordKind, fields: readonly string[]): ReportField[] {
  const entity = propertiesOf(schemaOf(operationOfKind(kind, 'exportFile').successSchema['items']));
  const texts = textsOfKind(kind);
  return fields.flatMap((field) => {
    const [name = '', part] = field.split('.');
    const whole = schemaOf(entity[name]);
    const schema = part === undefined ? whole : { properties: { [part]: propertiesOf(whole)[part] } };
    const columns = columnsOf(texts, { properties: { [name]: schema } });
    return columns.map(({ header, cellOf }, index) => ({
      key: columns.length === 1 ? field : `${field}.${index}`,
      label: header,
      weight: weightOf(part ?? name, part === undefined ? whole : schemaOf(propertiesOf(whole)[part])),
      cellOf,
    }));
  });
}
