import { informationAsset } from '#openapi/generated/records.ts';
import { useMay } from '#src/components/SessionProvider.tsx';

/** What a person may do with devices and the register of information assets. */
export function useMoveRights(): { readonly mayMove: boolean; readonly mayLink: boolean } {
  const mayEditDevices = useMay({ feature: 'RUN_ZERO_ASSET', level: 'EDIT' });
  const mayAdd = useMay({ feature: informationAsset.feature, level: 'ADD' });
  const mayEditAssets = useMay({ feature: informationAsset.feature, level: 'EDIT' });
  return { mayMove: mayEditDevices && mayAdd, mayLink: mayEditDevices && mayEditAssets };
}
