import { labelTexts } from '#domain/words/field-text.ts';
import { zLabelInput } from '#openapi/generated/zod.ts';
import { labelSource, type Label, type LabelKind } from '#src/api/labels.ts';
import { isolated } from '#src/components/bidi.ts';
import { choiceWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';
import { recordKind } from '#src/registers/record-kind.ts';

const { name, colour } = labelTexts;

const empty: LabelKind['draft'] = { name: '', colour: 'GREY' };

export const labelKind = recordKind<LabelKind>(
  {
    facts: { noun: { one: 'label', many: 'labels' }, roles: ['ORG_ADMIN', 'ORG_MANAGER'] },
    input: { empty, of: (label) => ({ name: label.name, colour: label.colour }) },
    schema: zLabelInput,
  },
  { source: labelSource, nameOf: (label: Label) => isolated(label.name) },
);

export const labelFormWords = {
  name: textWords(name.label),
  colour: choiceWords(colour.label, colour.values),
} satisfies FieldWords<LabelKind['draft']>;
