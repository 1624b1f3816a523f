import type { RecordKind } from '#openapi/generated/records.ts';

import { assetRegister } from './information-asset/index.ts';
import { importable, type Importable } from './record/index.ts';
import { requirementRegister } from './regulatory-requirement/index.ts';
import { riskRegister } from './risk/index.ts';

/** Every register, as imports use it. */
export const importables: Readonly<Record<RecordKind, Importable>> = {
  informationAsset: importable(assetRegister),
  regulatoryRequirement: importable(requirementRegister),
  risk: importable(riskRegister),
};
