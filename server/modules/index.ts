import type { Handlers } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';

import {
  accountHandlers,
  accountQueries,
  callerFinder,
  loginLogHandlers,
  preferenceHandlers,
} from './accounts/index.ts';
import { activityHandlers } from './activity/index.ts';
import { assetTypeHandlers, informationAssetHandlers } from './information-asset/index.ts';
import { memberHandlers } from './member/index.ts';
import { notificationHandlers } from './notification/index.ts';
import { platformActivityHandlers, platformUserHandlers, tipHandlers } from './platform/index.ts';
import type { RecordSettings } from './record/index.ts';
import {
  riskCategoryHandlers,
  riskHandlers,
  riskIdentificationSourceHandlers,
  riskImpactHandlers,
  riskLikelihoodHandlers,
  riskRatingHandlers,
} from './risk/index.ts';

export interface ModuleParts {
  readonly platform: PlatformDatabase;
  readonly identity: IdentityProvider;
  readonly superAdminEmail: string | undefined;
  readonly records: RecordSettings;
}

/** Every handler of the contract, and how callers are found. A register is added here with its handlers. */
export function createModules(parts: ModuleParts) {
  const queries = accountQueries(parts.platform);
  const handlers: Handlers = {
    Accounts: accountHandlers({ ...parts, queries }),
    Activities: activityHandlers,
    AssetTypes: assetTypeHandlers,
    HelpfulTips: tipHandlers(parts.platform),
    InformationAssets: informationAssetHandlers(parts.records),
    LoginLogs: loginLogHandlers(parts.platform),
    Members: memberHandlers,
    Notifications: notificationHandlers,
    PlatformActivities: platformActivityHandlers(parts.platform),
    PlatformUsers: platformUserHandlers(parts.platform),
    Preferences: preferenceHandlers({ ...parts, queries }),
    RiskCategories: riskCategoryHandlers,
    RiskIdentificationSources: riskIdentificationSourceHandlers,
    RiskImpacts: riskImpactHandlers,
    RiskLikelihoods: riskLikelihoodHandlers,
    RiskRatings: riskRatingHandlers,
    Risks: riskHandlers(parts.records),
  };
  return { handlers, findCaller: callerFinder({ ...parts, queries }) };
}
