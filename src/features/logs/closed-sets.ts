import type { Schemas } from '#src/api/client.ts';
import { assetKindLabels, levelLabels } from '#src/components/asset-labels.ts';
import { pillarLabels, planStatusLabels, treatmentLabels } from '#src/components/risk-labels.ts';

type Input = Schemas[keyof Schemas & ('TreatmentPlan' | `${string}Input`)];
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** Fields of the inputs whose values, or the items of whose lists, are of a closed set: `string` is wider than any. */
type ClosedFieldOf<Of> = Of extends unknown
  ? {
      [Field in keyof Of]-?: [ItemOf<NonNullable<Of[Field]>>] extends [string]
        ? string extends ItemOf<NonNullable<Of[Field]>>
          ? never
          : Field
        : never;
    }[keyof Of]
  : never;

/** The words of every closed set that can change, by field: a field of the contract that is missing here does not compile. */
const wordsOf: Readonly<Record<ClosedFieldOf<Input>, Readonly<Record<string, string>>>> = {
  availability: levelLabels,
  confidentiality: levelLabels,
  integrity: levelLabels,
  kind: assetKindLabels,
  pillars: pillarLabels,
  status: planStatusLabels,
  treatment: treatmentLabels,
};

const isClosed = (field: string): field is keyof typeof wordsOf => Object.hasOwn(wordsOf, field);

/** `IN_TREATMENT` → `In treatment` */
const inSentenceCase = (member: string) => `${member.charAt(0)}${member.slice(1).toLowerCase().replaceAll('_', ' ')}`;

/** A value of a closed set in words; undefined where the field holds no such value. */
export function memberLabel(field: string, value: string): string | undefined {
  if (!isClosed(field) || !/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(value)) return undefined;
  return wordsOf[field][value] ?? inSentenceCase(value);
}
