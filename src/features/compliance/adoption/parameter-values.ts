import type { StandardCatalogue, StandardParameter } from '#src/api/compliance/adopted-standards.ts';
import type { Schemas } from '#src/api/connection/client.ts';

export type ParameterValue = Schemas['ParameterValue'];

/** A control with the parameters that its text has first. */
export interface ControlParameters {
  readonly id: string;
  /** How people name the control. */
  readonly name: string;
  readonly parameters: readonly StandardParameter[];
}

/** The parameters of the controls of some levels, by control; of all assessed controls for a standard without levels. */
export function parametersByControl(
  { levels, controls }: StandardCatalogue,
  chosen: readonly string[],
  parameters: readonly StandardParameter[],
): ControlParameters[] {
  const isChosen = (own: readonly string[]) => levels.length === 0 || own.some((level) => chosen.includes(level));
  return controls.flatMap(({ id, ref, title, levels: own }) => {
    const inside = isChosen(own) ? parameters.filter(({ controlId }) => controlId === id) : [];
    return inside.length === 0 ? [] : [{ id, name: `${ref} ${title}`.trim(), parameters: inside }];
  });
}

export const valueOf = (values: readonly ParameterValue[], id: string): string =>
  values.find((one) => one.id === id)?.value ?? '';

/** Values with another one for a parameter; none if it is empty. */
export const withValue = (values: readonly ParameterValue[], { id, value }: ParameterValue): ParameterValue[] => [
  ...values.filter((one) => one.id !== id),
  ...(value === '' ? [] : [{ id, value }]),
];
