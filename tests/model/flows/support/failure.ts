import type { Failure } from '#machines/failure.ts';

/** A rejection in the form that actors use; no status means no response. */
export const failure = (code: string, status?: number): Failure => ({
  code,
  message: `Refused: ${code}`,
  fieldErrors: {},
  ...(status !== undefined && { status }),
});

/** What a server says that refuses something for another reason than that it has changed: it names the field. */
export const contradiction = (field: string): Failure => {
  const refused = failure('http_409', 409);
  return { ...refused, fieldErrors: { [field]: refused.message } };
};
