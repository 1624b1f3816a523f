import { css } from '#styled/css/index.js';

/** A heading of a text. */
export interface ContentsEntry {
  readonly id: string;
  readonly level: number;
  readonly title: string;
}

const root = css({
  borderBlock: 'subtle',
  paddingBlock: '8',
  textStyle: 'sm',
  '& summary': { cursor: 'pointer', fontWeight: 'medium', color: 'fg.muted' },
});
const list = css({ listStyle: 'none', margin: '0', padding: '0', paddingBlockStart: '6', display: 'grid', gap: '4' });
const entry = css({
  '&[data-level="3"]': { paddingInlineStart: '16' },
  '& a': { color: 'fg.default', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
});

/** A shorter text needs none. */
const leastHeadings = 4;
/** A longer list would push the text from the screen. */
const mostOpen = 12;

/** Gives the headings of a text ids, and lists the two upper levels. */
export function headingsIn(element: HTMLElement): ContentsEntry[] {
  return [...element.querySelectorAll<HTMLElement>('h2, h3')].map((heading, index) => {
    heading.id = `section-${index + 1}`;
    heading.tabIndex = -1;
    return { id: heading.id, level: Number(heading.localName.slice(1)), title: heading.textContent };
  });
}

/** What a long text is about, with links to its sections. */
export function Contents({ headings }: { readonly headings: readonly ContentsEntry[] }) {
  if (headings.length < leastHeadings) return null;
  return (
    <nav aria-label="Contents">
      <details className={root} open={headings.length <= mostOpen}>
        <summary>Contents</summary>
        <ol className={list}>
          {headings.map(({ id, level, title }) => (
            <li key={id} className={entry} data-level={level}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The address names the version; the place in it is not kept.
                  event.preventDefault();
                  const heading = document.getElementById(id);
                  heading?.scrollIntoView();
                  heading?.focus({ preventScroll: true });
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
