// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Command } from 'cmdk'
import { afterEach, expect, test } from 'vitest'
import { namesSelectedOption } from './active-option.ts'

afterEach(cleanup)

const Options = ({ groups }: { groups: Readonly<Record<string, readonly string[]>> }) => (
  <Command ref={namesSelectedOption} label="Fruit" shouldFilter={false}>
    <Command.Input />
    <Command.List>
      {Object.entries(groups).map(([heading, values]) => (
        <Command.Group key={heading} heading={heading}>
          {values.map((value) => (
            <Command.Item key={value} value={value}>
              {value}
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </Command.List>
  </Command>
)

const expectNamed = async (option: string) => {
  await waitFor(() => {
    const { id } = screen.getByRole('option', { name: option, selected: true })
    for (const role of ['combobox', 'listbox']) {
      expect(screen.getByRole(role).getAttribute('aria-activedescendant')).toBe(id)
    }
  })
}

test('the selected option is named from the start, and wherever it goes', async () => {
  const { rerender } = render(<Options groups={{ Recent: ['apple', 'pear'], Others: ['plum'] }} />)
  await expectNamed('apple')
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' })
  await expectNamed('pear')
  rerender(<Options groups={{ Others: ['pear', 'plum'] }} />)
  await expectNamed('pear')
  rerender(<Options groups={{ Others: ['plum'] }} />)
  await expectNamed('plum')
})

test('without options none is named', async () => {
  const { rerender } = render(<Options groups={{ Recent: ['apple'] }} />)
  await expectNamed('apple')
  rerender(<Options groups={{}} />)
  await waitFor(() =>
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(''),
  )
})
