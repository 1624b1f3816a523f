/** An archive that is not imported, or a database that takes none: a sentence for the operator. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}
