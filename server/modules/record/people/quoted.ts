/** A name shown in bold, delimited by quotes: quotes of its own would end it. */
export const quoted = (name: string) => `"${name.replaceAll('"', "'")}"`;
