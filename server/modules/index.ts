import type { Handlers } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';

import { accountHandlers, accountQueries, callerFinder, preferenceHandlers } from './accounts/index.ts';
import { platformUserHandlers } from './platform/index.ts';
import {
  riskCategoryHandlers,
  riskHandlers,
  riskImpactHandlers,
  riskLikelihoodHandlers,
  riskRatingHandlers,
} from './risk/index.ts';

export interface ModuleParts {
  readonly platform: PlatformDatabase;
  readonly identity: IdentityProvider;
  readonly superAdminEmail: string | undefined;
}

/** Every handler of the contract, and how callers are found. A register is added here with its handlers. */
export function createModules(parts: ModuleParts) {
  const queries = accountQueries(parts.platform);
  const handlers: Handlers = {
    Accounts: accountHandlers({ ...parts, queries }),
    PlatformUsers: platformUserHandlers(parts.platform),
    Preferences: preferenceHandlers({ ...parts, queries }),
    RiskCategories: riskCategoryHandlers,
    RiskImpacts: riskImpactHandlers,
    RiskLikelihoods: riskLikelihoodHandlers,
    RiskRatings: riskRatingHandlers,
    Risks: riskHandlers,
  };
  return { handlers, findCaller: callerFinder({ ...parts, queries }) };
}
