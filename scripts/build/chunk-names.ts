import type { BuildEnvironmentOptions, Rolldown } from 'vite';

import { layerNames } from '#scripts/build/layers.ts';

type ModulePreload = Exclude<BuildEnvironmentOptions['modulePreload'], boolean | undefined>;

/**
 * The entry names every script that it can load, so the names are short (docs/decisions/126-weight-of-a-route.md): a screen's
 * is only a hash, which does not compress, and rolldown takes no shorter ones.
 */
export const chunkName = ({ name }: Rolldown.PreRenderedChunk): string =>
  layerNames.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

/** Of every page: its HTML names them. */
const ofEveryPage = /\/(?:base|rolldown-runtime)-[\w-]+\.js$/;

/** What is fetched together with a script that is loaded later: the scripts that it imports, but not those that are there. */
export const preloadedWith: NonNullable<ModulePreload['resolveDependencies']> = (file, scripts, { hostType }) =>
  hostType === 'html' ? scripts : scripts.filter((script) => script !== file && !ofEveryPage.test(script));
