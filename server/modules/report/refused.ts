/** A report cannot be made, for a reason that its author is told; trying again would not help. */
export class ReportRefused extends Error {
  override readonly name = 'ReportRefused';
}
