import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { cleanText } from '#domain/text/clean-text.ts';

/** The answer that a text is; nothing is an answer taken back. */
export const responseOf = (text: string): readonly string[] => (text === '' ? [] : [cleanText(text)]);

/** What a field shows before anyone types: browsers take line breaks and blanks out of some. */
function untouchedValue(field: HTMLInputElement | HTMLTextAreaElement): string {
  const fresh = document.createElement(field.localName === 'textarea' ? 'textarea' : 'input');
  if (fresh instanceof HTMLInputElement) fresh.type = field.type;
  fresh.defaultValue = field.defaultValue;
  return fresh.value;
}

const isTicked = ({ checked, defaultChecked }: HTMLInputElement) => checked !== defaultChecked;

/** What was typed or chosen before the page's script had arrived; null for nothing. */
export function earlyResponse(element: HTMLElement, { type }: Question): readonly string[] | null {
  if (type === 'RADIO' || type === 'YESNO' || type === 'CHECKBOX') {
    const boxes = [...element.querySelectorAll('input')];
    if (!boxes.some(isTicked)) return null;
    const chosen = boxes.filter(({ checked }) => checked);
    return chosen.map(({ labels, value }) => (type === 'CHECKBOX' ? (labels?.[0]?.textContent.trim() ?? '') : value));
  }
  const field = element.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return field === null || field.value === untouchedValue(field) ? null : responseOf(field.value);
}
