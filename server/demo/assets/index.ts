import type { DemoAsset } from '../asset.ts';
import { harbourPrimaryAssets } from './harbour-primary.ts';
import { harbourSupportAssets } from './harbour-support.ts';
import { meridianPrimaryAssets } from './meridian-primary.ts';
import { meridianSupportAssets } from './meridian-support.ts';

/** In the order of their references. */
export const harbourAssets: readonly DemoAsset[] = [...harbourPrimaryAssets, ...harbourSupportAssets];
export const meridianAssets: readonly DemoAsset[] = [...meridianPrimaryAssets, ...meridianSupportAssets];
