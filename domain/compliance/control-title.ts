/** What is said where a text is only in the organisation's licensed copy of a standard. */
export const licensedText = 'Text in your licensed copy';

/** What a control or group is called: its title, or that the licensed copy has it. */
export const titleShown = (title: string): string => (title === '' ? licensedText : title);
