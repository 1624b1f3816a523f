import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { platformScope } from '../scope.ts';
import { ownVersion } from '../versions.ts';
import { addControl, changeControl, draftControl, setQuestions } from './controls.ts';
import { editDraft } from './edit.ts';
import { beginGeneration } from './generation.ts';
import { addGroup, changeGroup } from './groups.ts';
import { setLevels } from './levels.ts';
import { removeControl, removeGroup, undoRemoval } from './removals.ts';

/** Edits of drafts of the platform's standards. */
export function standardDraftHandlers(platform: PlatformDatabase, jobs: Jobs): HandlersOf<'StandardDrafts'> {
  return {
    addGroup: ({ path: { id }, body }, context) =>
      editDraft(platformScope(platform, context), { id, read: body.version }, (draft) => addGroup(draft, body)),
    changeGroup: ({ path: { id, groupId }, body }, context) =>
      editDraft(platformScope(platform, context), { id, read: body.version }, (draft) =>
        changeGroup(draft, groupId, body),
      ),
    removeGroup: ({ path: { id, groupId }, query }, context) =>
      editDraft(platformScope(platform, context), { id, read: query.version }, (draft) => removeGroup(draft, groupId)),
    addControl: ({ path: { id }, body }, context) =>
      editDraft(platformScope(platform, context), { id, read: body.version }, (draft) => addControl(draft, body)),
    control: ({ path: { id, controlId } }, context) => {
      const scope = platformScope(platform, context);
      return scope.within(async ({ database }) => {
        await ownVersion(database, scope.ownerId, id);
        return draftControl(database, { ownerId: scope.ownerId, versionId: id }, controlId);
      });
    },
    changeControl: ({ path: { id, controlId }, body }, context) =>
      editDraft(platformScope(platform, context), { id, read: body.version }, (draft) =>
        changeControl(draft, controlId, body),
      ),
    removeControl: ({ path: { id, controlId }, query }, context) =>
      editDraft(platformScope(platform, context), { id, read: query.version }, (draft) =>
        removeControl(draft, controlId),
      ),
    undoRemoval: ({ path: { id, removalId }, body }, context) =>
      editDraft(platformScope(platform, context), { id, read: body.version }, (draft) => undoRemoval(draft, removalId)),
    setQuestions: ({ path: { id, controlId }, body }, context) =>
      editDraft(platformScope(platform, context), { id, read: body.version }, (draft) =>
        setQuestions(draft, controlId, body.questions),
      ),
    generateQuestions: ({ path: { id }, body }, context) =>
      beginGeneration(platformScope(platform, context), { id, read: body.version }, jobs),
    async setLevels({ path: { id }, body }, context) {
      const scope = platformScope(platform, context);
      const edited = await editDraft(scope, { id, read: body.version }, (draft) => setLevels(draft, body.levels));
      return edited.version;
    },
  };
}
