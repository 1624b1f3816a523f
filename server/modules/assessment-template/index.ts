import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { contentOf } from './content.ts';
import { editHandler } from './edit.ts';
import { offeredHandlers } from './offered.ts';
import { templateRegister } from './register.ts';
import { questionDraftHandlers as draftHandlers } from './slow-work/drafts.ts';
import { fileHandlers } from './slow-work/files.ts';
import { statusHandler } from './status.ts';
import { versionHandlers } from './versions.ts';

export { templateRegister } from './register.ts';
export { contentFrom, type StarterSection } from './starter/building.ts';
export { cloudServiceCheck, everyQuestionType, medicalDeviceMaintenance } from './starter/short-checks.ts';
export { supplierSecurity } from './starter/supplier-security.ts';

/** Drafts of questions. */
export const questionDraftHandlers = (parts: DraftParts): HandlersOf<'QuestionDrafts'> => draftHandlers(parts);

/** The register of assessment templates, their contents and published versions. */
export const assessmentTemplateModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  'AssessmentTemplates' | 'AssessmentTemplateContents' | 'AssessmentTemplateFiles' | 'OfferedTemplates'
> => ({
  AssessmentTemplates: registerHandlers(templateRegister, settings),
  AssessmentTemplateFiles: fileHandlers,
  OfferedTemplates: offeredHandlers,
  AssessmentTemplateContents: {
    get: ({ path: { id } }) => contentOf(id),
    edit: editHandler,
    changeStatus: statusHandler,
    ...versionHandlers,
  },
});
