export { actingNow, ownFeatures, refuseToGrant, refuseUnknownFeatures } from './acting-on-member.ts';
export { memberHandlers } from './handlers.ts';
export { countHeld, placesOf, type Place, type Registers } from './responsibilities.ts';
