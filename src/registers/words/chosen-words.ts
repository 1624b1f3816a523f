/** Something that is chosen by its id, and named where it is known. */
export const chosenWords = (label: string, unnamed: string) => ({
  label,
  show: (id: string | null, names: ReadonlyMap<string, string>) => (id === null ? 'None' : (names.get(id) ?? unnamed)),
});
