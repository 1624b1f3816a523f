/** A report that expires some days from now. */
export const soc2 = (expiresInDays: number) =>
  ({
    title: 'SOC 2 Type 2 report',
    kind: 'SOC2_REPORT',
    issuedInDays: expiresInDays - 365,
    expiresInDays,
  }) as const;

/** A certificate that expires some days from now. */
export const iso27001 = (expiresInDays: number) =>
  ({
    title: 'ISO/IEC 27001 certificate',
    kind: 'ISO_CERTIFICATE',
    issuedInDays: expiresInDays - 1095,
    expiresInDays,
  }) as const;
