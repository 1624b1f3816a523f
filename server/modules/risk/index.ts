export { riskHandlers } from './handlers.ts';
export { riskCategoryHandlers, riskImpactHandlers, riskLikelihoodHandlers, riskRatingHandlers } from './lookups.ts';
