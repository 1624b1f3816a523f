/** A text with its selection. */
export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Changes a text, and what of it is selected. */
export type TextEdit = (selected: Selected) => Selected;

/** Puts a mark before and after what is selected, or takes it away. */
export const wrapped =
  (mark: string): TextEdit =>
  ({ text, from, to }) => {
    const inner = text.slice(from, to);
    const around = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark;
    if (around)
      return {
        text: text.slice(0, from - mark.length) + inner + text.slice(to + mark.length),
        from: from - mark.length,
        to: to - mark.length,
      };
    // Spaces at the ends stay outside: a mark beside a space is text.
    const start = from + (inner.length - inner.trimStart().length);
    const end = Math.max(start, from + inner.trimEnd().length);
    return {
      text: `${text.slice(0, start)}${mark}${text.slice(start, end)}${mark}${text.slice(end)}`,
      from: start + mark.length,
      to: end + mark.length,
    };
  };

const isAddress = (text: string): boolean => /^(?:https?:\/\/|mailto:)\S+$/i.test(text);

/** Makes a link of what is selected; its address, or for a selected address its text, is selected to be typed. */
export const linked: TextEdit = ({ text, from, to }) => {
  const inner = text.slice(from, to);
  const [name, address] = isAddress(inner) ? ['text', inner] : [inner === '' ? 'text' : inner, 'https://'];
  const at = isAddress(inner) || inner === '' ? from + 1 : from + name.length + 3;
  return {
    text: `${text.slice(0, from)}[${name}](${address})${text.slice(to)}`,
    from: at,
    to: at + (isAddress(inner) || inner === '' ? name.length : address.length),
  };
};

/** Makes the selected lines the items of a list, or lines again. */
export const listed: TextEdit = ({ text, from, to }) => {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return {
    text: text.slice(0, start) + changed + text.slice(end),
    from: lines.length === 1 ? Math.max(start, from + (isList ? -2 : 2)) : start,
    to: lines.length === 1 ? Math.max(start, to + (isList ? -2 : 2)) : start + changed.length,
  };
};
