/** Length of verification and reset codes (specification, section 9). */
export const codeLength = 6;

/** The digits of what was typed or pasted, at most six: "419-203 " becomes "419203". */
export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, codeLength);
}
