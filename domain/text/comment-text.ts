/** Stands for a mention in the text of a comment: the object replacement character of Unicode. */
export const mentionMark = '\uFFFC';

/** A member of the organisation, as comments mention them. */
export interface MentionedPerson {
  readonly id: string;
  readonly name: string;
}

/** A comment as it is typed: mentions are names after an `@`, of the people that were picked. */
export interface CommentDraft {
  readonly text: string;
  readonly mentioned: readonly MentionedPerson[];
}

/** A comment as the contract has it: a mark in the place of each mention, and their people in that order. */
export interface CommentContent {
  readonly text: string;
  readonly mentionIds: readonly string[];
}

export const emptyComment: CommentDraft = { text: '', mentioned: [] };

/** Visible content: more than white space and characters that show nothing. */
const visible = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text shows anything. */
export const isVisible = (text: string): boolean => visible.test(text);

const letterOrDigit = /[\p{L}\p{N}]/u;

/** The draft of a stored comment. */
export function draftOfComment(text: string, mentions: readonly MentionedPerson[]): CommentDraft {
  const people = mentions.values();
  const parts = text.split(mentionMark);
  const named = parts.map((part, index) => (index === 0 ? part : `@${people.next().value?.name ?? ''}${part}`));
  const mentioned = mentions.filter(({ id }, index) => mentions.findIndex((one) => one.id === id) === index);
  return { text: named.join(''), mentioned };
}

/** The picked people whose name stands at a place of the text, without more letters around it; the longest name first. */
function namedAt(text: string, at: number, people: readonly MentionedPerson[]): MentionedPerson[] {
  if (letterOrDigit.test(text.charAt(at - 1))) return [];
  const matches = people.filter(
    ({ name }) => text.startsWith(name, at + 1) && !letterOrDigit.test(text.charAt(at + 1 + name.length)),
  );
  const longest = Math.max(...matches.map(({ name }) => name.length));
  return matches.filter(({ name }) => name.length === longest);
}

/**
 * What is sent of a draft. A name that was edited after it had been picked is plain text. Of people with the same name,
 * each is mentioned in the order in which they were picked.
 */
export function contentOfDraft({ text: typed, mentioned }: CommentDraft): CommentContent {
  // A pasted mark would stand for nobody.
  const text = typed.replaceAll(mentionMark, '');
  const mentionIds: string[] = [];
  let content = '';
  let end = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(end, at + 1))) {
    const named = namedAt(text, at, mentioned);
    const person = named.find(({ id }) => !mentionIds.includes(id)) ?? named.at(-1);
    if (person !== undefined) {
      content += `${text.slice(end, at)}${mentionMark}`;
      end = at + 1 + person.name.length;
      mentionIds.push(person.id);
    }
  }
  return { text: content + text.slice(end), mentionIds };
}
