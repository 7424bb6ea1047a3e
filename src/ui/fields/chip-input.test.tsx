// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ChipInput } from './chip-input.tsx'

afterEach(cleanup)

function Form() {
  const [values, setValues] = useState<readonly string[]>(['--fast', '--strict'])
  return <ChipInput label="Options" values={values} onValuesChange={setValues} />
}

test('removing a chip by its button moves the focus to the field', () => {
  render(<Form />)
  const remove = screen.getByRole('button', { name: 'Remove --fast' })
  remove.focus()
  fireEvent.click(remove)
  expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['--strict'])
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
