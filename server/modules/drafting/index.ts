export { draftStream, type DraftParts } from './slow-work/draft-stream.ts';
