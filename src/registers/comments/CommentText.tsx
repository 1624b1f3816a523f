import { mentionMark, type MentionedPerson } from '#domain/comment-text.ts';
import { css } from '#styled/css/index.js';

const text = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const mention = css({ color: 'accent.fg', fontWeight: 'medium' });
const link = css({ color: 'accent.fg', textDecoration: 'underline' });

interface CommentTextProps {
  readonly children: string;
  readonly mentions: readonly MentionedPerson[];
}

// Punctuation at the end belongs to the sentence.
const parted = new RegExp(`(${mentionMark}|https?://[^\\s<>"]*[^\\s<>".,;:!?)\\]'])`, 'u');

/** The text of a comment, with the names of the people it mentions, and links for the addresses in it. */
export function CommentText({ children, mentions }: CommentTextProps) {
  const people = mentions.values();
  return (
    <p className={text} dir="auto">
      {children.split(parted).map((part, index) => {
        if (part === mentionMark) {
          return (
            // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other identity.
            <span key={index} className={mention}>
              @<bdi>{people.next().value?.name}</bdi>
            </span>
          );
        }
        if (index % 2 === 0) return part;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- The same.
          <a key={index} className={link} href={part} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        );
      })}
    </p>
  );
}
