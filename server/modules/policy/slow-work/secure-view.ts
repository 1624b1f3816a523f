import type { HandlersOf } from '#server/contract/types.ts';
import type { Log } from '#server/database/log.ts';
import type { Files } from '#server/files/files.ts';
import { imageMeasurer } from '#server/modules/attachment/index.ts';

import { policyView, type ShownPolicy } from '../secure/view.ts';

/** What a link opens, with the sizes of its images, so that nothing moves on the page when they arrive. */
export function secureViewHandler(
  files: Pick<Files, 'open'>,
  log: Pick<Log, 'warn'>,
): HandlersOf<'SecurePolicies'>['get'] {
  const sizesOf = imageMeasurer(files, log);
  return async ({ path: { token } }, { link, inTransaction }) => {
    const shown = async (sanitised?: string): Promise<ShownPolicy> => {
      const found = await inTransaction(() => policyView(link, token, sanitised));
      return 'sanitise' in found ? shown(await found.sanitise(link.organisationId)) : found;
    };
    const { view, images, changes } = await shown();
    const [sizes, shownChanges] = await Promise.all([sizesOf(images.map(({ stored }) => stored)), changes()]);
    return {
      ...view,
      policy: {
        ...view.policy,
        changes: shownChanges,
        images: images.map(({ attachmentId, url }, index) => {
          const { width = null, height = null } = sizes[index] ?? {};
          return { attachmentId, url, width, height };
        }),
      },
    };
  };
}
