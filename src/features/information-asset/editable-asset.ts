import { zInformationAssetInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { assetKind } from './asset-kind.ts';

export const editableAsset = editableRegister(assetKind, zInformationAssetInput);
