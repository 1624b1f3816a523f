import type { HandlersOf } from '#server/contract/types.ts';
import type { Log } from '#server/database/log.ts';
import type { Files } from '#server/files/files.ts';
import { imageMeasurer } from '#server/modules/attachment/index.ts';

import { policyView } from '../secure/view.ts';

/** What a link opens, with the sizes of its images, so that nothing moves on the page when they arrive. */
export function secureViewHandler(
  files: Pick<Files, 'open'>,
  log: Pick<Log, 'warn'>,
): HandlersOf<'SecurePolicies'>['get'] {
  const sizesOf = imageMeasurer(files, log);
  return async ({ path: { token } }, { link, inTransaction }) => {
    const { view, images, changes } = await inTransaction(() => policyView(link, token));
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
