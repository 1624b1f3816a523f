import type { RecordKind } from '#openapi/generated/records.ts';

import { incidentRegister } from './incident/index.ts';
import { assetRegister } from './information-asset/index.ts';
import { importable, type Importable } from './record/index.ts';
import { requirementRegister } from './regulatory-requirement/index.ts';
import { riskRegister } from './risk/index.ts';

/** Every register, as imports use it. */
export const importables: Readonly<Record<RecordKind, Importable>> = {
  incident: importable(incidentRegister),
  informationAsset: importable(assetRegister),
  regulatoryRequirement: importable(requirementRegister),
  risk: importable(riskRegister),
};
