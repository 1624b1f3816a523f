/** What is said where a text is only in the organisation's licensed copy of a standard. */
export const licensedText = 'Text in your licensed copy';

/** What a control or group is called: its title, or that the licensed copy has it. */
export const titleShown = (title: string): string => (title === '' ? licensedText : title);

/** What a group is called: its number and title, or that it is a group where only the licensed copy has its title. */
export function groupTitle({ code, title }: { readonly code: string | null; readonly title: string }): string {
  if (title === '') return code === null ? licensedText : `Group ${code}`;
  return code === null ? title : `${code} ${title}`;
}
