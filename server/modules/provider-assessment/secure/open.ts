import type { LinkContext } from '#server/contract/types.ts';

import { logUse, noteOpening } from './changes.ts';
import { linkedAssessment } from './linked-assessment.ts';

/** Notes that a person has opened the page. */
export async function openLink(context: LinkContext): Promise<void> {
  const linked = await linkedAssessment(context.link);
  await noteOpening(linked);
  await logUse(linked, context, 'open');
}
