import type { Schemas } from '#server/contract/types.ts';

interface ShippedModule {
  readonly name: string;
  readonly description: string;
  readonly isForAll: boolean;
  /** Those of the standards that come with Attest which belong to it. */
  readonly standards: readonly Schemas['ShippedStandard'][];
}

/** Modules that come with Attest. */
export const shippedModules: readonly ShippedModule[] = [
  {
    name: 'Essentials',
    description: 'What every organisation begins with.',
    isForAll: true,
    standards: ['NIST_SP_800_53_R5_LOW'],
  },
  {
    name: 'Advanced assurance',
    description: 'For organisations that are audited by others. It is given to each of them.',
    isForAll: false,
    standards: [],
  },
];
