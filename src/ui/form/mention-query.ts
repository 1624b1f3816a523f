/** A mention that is being typed: the place of its `@`, and the text after it up to the cursor. */
export interface MentionQuery {
  readonly from: number;
  readonly text: string;
}

// A longer text is no name; two spaces in a row end it.
const typedMention = /(?:^|[^\p{L}\p{N}])@((?! )(?:[^@\s]| (?! )){0,60})$/u;

/** The mention that ends at the cursor. */
export function mentionQueryAt(text: string, cursor: number): MentionQuery | null {
  const [, typed] = typedMention.exec(text.slice(0, cursor)) ?? [];
  return typed === undefined ? null : { from: cursor - typed.length - 1, text: typed };
}

/** The text with a name in the place of the mention that was typed, and the cursor after it. */
export function withMention(text: string, { from, text: typed }: MentionQuery, name: string) {
  const before = `${text.slice(0, from)}@${name} `;
  const after = text.slice(from + 1 + typed.length);
  return { text: before + after.replace(/^ /, ''), cursor: before.length };
}
