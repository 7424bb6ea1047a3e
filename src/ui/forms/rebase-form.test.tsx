// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { rebaseForm } from './rebase-form.ts'

const useNameForm = () => {
  const form = useForm({ defaultValues: { name: 'old', tags: [{ key: 'a' }] } })
  return { form, isDirty: form.formState.isDirty }
}

test.each([
  ['an edit', { name: 'mine', tags: [{ key: 'b' }] }, true],
  ['nothing', { name: 'theirs', tags: [{ key: 'b' }] }, false],
])('%s stays dirty against the new base', async (_, values, isDirty) => {
  const { result } = renderHook(useNameForm)
  const base = { name: 'theirs', tags: [{ key: 'b' }] }
  await act(async () => rebaseForm(result.current.form, values, base))
  expect(result.current.form.getValues()).toEqual(values)
  expect(result.current.isDirty).toBe(isDirty)
})
