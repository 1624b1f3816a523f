/** Length of verification and reset codes (specification section 9). */
export const codeLength = 6;

/** Extracts up to six digits from typed or pasted text: "419-203 " becomes "419203". */
export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, codeLength);
}
