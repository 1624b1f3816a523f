export { draftStream, type DraftParts } from './slow-work/draft-stream.ts';
export { proposalEvents } from './slow-work/proposal-events.ts';
export { wholeDraft } from './slow-work/whole-draft.ts';
