import { labelTexts } from '#domain/words/field-text.ts';
import { zLabelInput } from '#openapi/generated/zod.ts';
import { labelSource, type Label, type LabelKind } from '#src/api/record/labels.ts';
import { isolated } from '#src/components/bidi.ts';
import { choiceWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';
import { editableKind } from '#src/registers/editable-kind.ts';
import { recordKind } from '#src/registers/record-kind.ts';

const { name, colour } = labelTexts;

/** What has a label. */
export const labelled = { one: 'record or document', many: 'records and documents' };

const empty: LabelKind['draft'] = { name: '', colour: 'GREY' };

export const labelKind = editableKind<LabelKind>(
  recordKind(
    {
      facts: { noun: { one: 'label', many: 'labels' }, roles: ['ORG_ADMIN', 'ORG_MANAGER'] },
      input: { empty, of: (label) => ({ name: label.name, colour: label.colour }) },
    },
    { source: labelSource, nameOf: (label: Label) => isolated(label.name) },
  ),
  zLabelInput,
);

export const labelFormWords = {
  name: textWords(name.label),
  colour: choiceWords(colour.label, colour.values),
} satisfies FieldWords<LabelKind['draft']>;
