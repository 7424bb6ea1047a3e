import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'

interface TokenFieldProps {
  /** A token is stored; it cannot be read back. */
  stored: boolean
  error: string | undefined
  /** Registers the token in its form. */
  input: UseFormRegisterReturn
}

/** Field for the access token of an integration, which is only ever sent. */
export const TokenField = ({ stored, error, input }: TokenFieldProps) => (
  <Field
    label="Access Token"
    required
    help={
      stored
        ? 'The stored token cannot be read, so enter it again for every save.'
        : 'Sent when the integration is saved, and never shown.'
    }
    error={error}
  >
    <TextInput
      type="password"
      // Keeps browsers from autofilling and saving this as a password of the user.
      autoComplete="new-password"
      spellCheck={false}
      {...input}
    />
  </Field>
)
