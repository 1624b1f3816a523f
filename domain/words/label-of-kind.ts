/** What a kind of records is called where it stands alone, by its name in the contract: `informationAsset` is `Information asset`. */
export const labelOfKind = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
