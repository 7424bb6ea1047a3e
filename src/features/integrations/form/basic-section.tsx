import type { IntegrationType } from '@generated/evaluation/types.ts'
import { useController, useFormState } from 'react-hook-form'
import { keysOf } from '@/lib/objects.ts'
import {
  ownerError,
  projectIdError,
  repoError,
  tokenError,
} from '@/models/integrations/integration-checks.ts'
import { integrationTypes } from '@/models/integrations/integration-types.ts'
import { TokenField } from '@/parts/forms/token-field.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import type { SectionProps } from './form-state.ts'

const types = keysOf(integrationTypes).map((value) => ({
  value,
  label: integrationTypes[value],
}))

interface BasicSectionProps extends SectionProps {
  /** A token is stored; it cannot be read back. */
  stored: boolean
}

/** Git host, repository or project, and access token. */
export function BasicSection({ form, stored }: BasicSectionProps) {
  const { field } = useController({ control: form.control, name: 'type' })
  return (
    <>
      <Field group label="Integration type">
        <Segmented<IntegrationType>
          options={types}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
      <FormSection title="Basic">
        {field.value === 'github_v3' ? <GithubFields form={form} /> : <GitlabFields form={form} />}
        <TokenInput
          key={field.value}
          form={form}
          name={field.value === 'github_v3' ? 'github.accessToken' : 'gitlab.accessToken'}
          stored={stored}
        />
      </FormSection>
    </>
  )
}

function GithubFields({ form: { control, register } }: SectionProps) {
  const { errors } = useFormState({ control, name: ['github.owner', 'github.repo'] })
  return (
    <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
      <Field
        label="Owner"
        required
        help="User or organization."
        error={errors.github?.owner?.message}
      >
        <TextInput autoComplete="off" {...register('github.owner', { validate: ownerError })} />
      </Field>
      <Field
        label="Repo"
        required
        help="Name of the repository."
        error={errors.github?.repo?.message}
      >
        <TextInput autoComplete="off" {...register('github.repo', { validate: repoError })} />
      </Field>
    </div>
  )
}

function GitlabFields({ form: { control, register } }: SectionProps) {
  const { errors } = useFormState({ control, name: 'gitlab.projectId' })
  return (
    <Field
      label="Project ID"
      required
      help="Shown on the page of the project."
      error={errors.gitlab?.projectId?.message}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        {...register('gitlab.projectId', { validate: projectIdError })}
      />
    </Field>
  )
}

interface TokenInputProps extends BasicSectionProps {
  name: 'github.accessToken' | 'gitlab.accessToken'
}

function TokenInput({ form: { control, register }, name, stored }: TokenInputProps) {
  const { error } = useController({ control, name, rules: { validate: tokenError } }).fieldState
  const input = register(name, { validate: tokenError })
  return <TokenField stored={stored} error={error?.message} input={input} />
}
