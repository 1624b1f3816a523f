/** Stands for a mention in the text of a comment: the object replacement character of Unicode. */
export const mentionMark = '\uFFFC';
