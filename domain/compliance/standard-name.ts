/** What a version of a standard is called: its number follows the title, unless that ends with it, as ISO/IEC 27001:2022 does. */
export const standardName = ({ title, number }: { readonly title: string; readonly number: string }): string =>
  title.endsWith(` ${number}`) || title.endsWith(`:${number}`) ? title : `${title} ${number}`;
