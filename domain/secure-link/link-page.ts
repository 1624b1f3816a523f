import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** What a link opens. */
export type LinkedThing = 'policy' | 'assessment' | 'evidence';

/** What the page of a secure link, or of a receipt, shows. The server gives it to the code that renders it. */
export type LinkPage =
  | {
      readonly kind: 'policy';
      readonly path: string;
      /** Of the link, for what a browser keeps of it: a hash, not the token. */
      readonly key: string;
      readonly view: Schemas['SecurePolicyView'];
    }
  | {
      readonly kind: 'assessment';
      readonly path: string;
      readonly key: string;
      readonly view: Schemas['SecureAssessmentView'];
    }
  | {
      readonly kind: 'evidence';
      readonly path: string;
      readonly key: string;
      readonly view: Schemas['SecureEvidenceView'];
    }
  | { readonly kind: 'receipt'; readonly receipt: Schemas['PolicyReceipt'] }
  /** A message to the administrators of the platform was kept. */
  | { readonly kind: 'sent'; readonly what: LinkedThing }
  | { readonly kind: 'expired'; readonly expiredOn: string; readonly what: LinkedThing }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Whatever is wrong with a link that opens nothing, its page says the same. */
      readonly isUnknown: boolean;
      readonly what: LinkedThing;
    };

/** The reader that a page is rendered for. */
export interface LinkPageSetting {
  readonly productName: string;
  /** BCP 47, of dates. */
  readonly locale: string;
  /** The API, for the page's own requests. */
  readonly apiBaseUrl: string;
}

/** What the built page of a link needs; `npm run build` writes it to link-assets.json. Paths are on the origin. */
export interface LinkAssets {
  /** The text of the style sheet. It is part of the page, which is painted as soon as it arrives. */
  readonly styles: string;
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  /** Fetched with the scripts, which import them. */
  readonly chunks: readonly string[];
}

/** By the kind of the page. */
export type LinkAssetsByPage = Readonly<Record<LinkedThing, LinkAssets>>;
