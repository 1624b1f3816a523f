import { TextField } from '#src/ui/form/TextField.tsx';

interface EmailFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** The sign-in e-mail address, labelled for password managers. */
export const EmailField = ({ value, error, onValueChange }: EmailFieldProps) => (
  <TextField
    label="Email"
    type="email"
    name="email"
    autoComplete="username"
    size="lg"
    value={value}
    error={error}
    onChange={(event) => onValueChange(event.currentTarget.value)}
  />
);
