import type { Handlers } from '#server/contract/types.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { contentOf } from './content.ts';
import { editHandler } from './edit.ts';
import { templateRegister } from './register.ts';
import { statusHandler } from './status.ts';
import { versionHandlers } from './versions.ts';

export { templateRegister } from './register.ts';

/** The register of assessment templates, their contents and published versions. */
export const assessmentTemplateModule = (
  settings: RecordSettings,
): Pick<Handlers, 'AssessmentTemplates' | 'AssessmentTemplateContents'> => ({
  AssessmentTemplates: registerHandlers(templateRegister, settings),
  AssessmentTemplateContents: {
    get: ({ path: { id } }) => contentOf(id),
    edit: editHandler,
    changeStatus: statusHandler,
    ...versionHandlers,
  },
});
