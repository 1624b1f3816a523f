// One @, something before it, and a dot somewhere after it: what mail systems accept is settled by sending a code.
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the form of an e-mail address (specification section 5). */
export const isEmail = (text: string): boolean => emailForm.test(text.trim());
