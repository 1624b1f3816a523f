import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { LinkAssetsByPage, LinkPage, LinkPageSetting } from '#domain/secure-link/link-page.ts';
import { StartError } from '#server/start-error.ts';

/** The module that `npm run build` makes of `src/secure-links/render.tsx`. */
export interface LinkPageModule {
  readonly renderLinkPage: (page: LinkPage, setting: LinkPageSetting, assets: LinkAssetsByPage) => string;
}

/**
 * The pages of secure links as built by `npm run build`. They are loaded with the first request of one.
 * @param root the files for browsers
 * @param renderer the module that renders them
 */
export function builtLinkPages(root: string, renderer: string) {
  let loaded: Promise<{ module: LinkPageModule; assets: LinkAssetsByPage }> | undefined;
  const load = async () => {
    const file = join(root, 'link-assets.json');
    if (!existsSync(file) || !existsSync(renderer)) throw new StartError('The pages of secure links are not built.');
    const assets: LinkAssetsByPage = JSON.parse(readFileSync(file, 'utf8'));
    const module: LinkPageModule = await import(pathToFileURL(renderer).href);
    return { module, assets };
  };
  return {
    render: async (page: LinkPage, setting: LinkPageSetting): Promise<string> => {
      loaded ??= load();
      const { module, assets } = await loaded;
      return module.renderLinkPage(page, setting, assets);
    },
  };
}
