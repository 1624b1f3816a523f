export { riskHandlers } from './handlers.ts';
export {
  riskCategoryHandlers,
  riskIdentificationSourceHandlers,
  riskImpactHandlers,
  riskLikelihoodHandlers,
  riskRatingHandlers,
} from './lookups.ts';
