import { useState } from 'react';

import { TextField } from '#src/ui/form/TextField.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly labelStyle?: 'label' | 'hidden';
  readonly help?: string;
  readonly most: number;
  readonly readOnly: boolean;
  /** Null for an empty field. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
}

/** A whole number from 0, or nothing. What is not one stays in the field, with an error. */
export function NumberField({ label, labelStyle, help, most, readOnly, value, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isNumber = (text: string) => /^\d{1,9}$/u.test(text) && Number(text) <= most;
  const change = (text: string) => {
    const isGood = text === '' || isNumber(text);
    setTyped(isGood ? null : text);
    if (isGood) onValue(text === '' ? null : Number(text));
  };
  return (
    <TextField
      label={label}
      {...(labelStyle !== undefined && { labelStyle })}
      {...(help !== undefined && { help })}
      {...(typed !== null && { error: `Enter a whole number up to ${most}` })}
      inputMode="numeric"
      readOnly={readOnly}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={({ currentTarget }) => change(currentTarget.value.trim())}
      onBlur={() => setTyped(null)}
    />
  );
}
