import type { RecordKind } from '#openapi/generated/records.ts';

import { recordTexts, type FieldText } from './field-text.ts';
import { incidentTexts } from './incident.ts';
import { assetTexts } from './information-asset.ts';
import { requirementTexts } from './regulatory-requirement.ts';
import { riskTexts } from './risk.ts';

const textsOfKinds: Readonly<Record<RecordKind, Readonly<Record<string, FieldText>>>> = {
  incident: incidentTexts,
  informationAsset: assetTexts,
  regulatoryRequirement: requirementTexts,
  risk: riskTexts,
};

/** The words of a kind's fields, including those of every record: the headers of an export. */
export const textsOfKind = (kind: RecordKind): Readonly<Record<string, FieldText>> => ({
  ...recordTexts,
  ...textsOfKinds[kind],
});
