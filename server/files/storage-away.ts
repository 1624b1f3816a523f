/** The file storage does not answer: a request that needs it may succeed later. Answered with 503 and logged with its cause. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}
