import { css } from '#styled/css/index.js';

/** A list in a section of a record, without the browser's marks. */
export const sectionList = css({ listStyle: 'none', margin: '0', padding: '0' });
