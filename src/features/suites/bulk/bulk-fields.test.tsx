// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BulkFields } from './bulk-fields.tsx'

afterEach(cleanup)

const changed = vi.fn()

const show = (error?: string) =>
  render(<BulkFields kind="addLabel" suites={[]} error={error} onChange={changed} />)

test('a label is asked for, and its fields are marked only once the change was tried', () => {
  const { unmount } = show()
  expect(screen.queryByText('Required.')).toBeNull()
  unmount()
  show('Enter a label.')
  expect(screen.getAllByText('Required.')).toHaveLength(2)
})

test('a label without a key is no change', () => {
  show('Enter a label.')
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'night' } })
  expect(changed).toHaveBeenLastCalledWith(undefined)
  fireEvent.change(screen.getByLabelText('Key'), { target: { value: ' time ' } })
  expect(changed).toHaveBeenLastCalledWith({
    kind: 'addLabel',
    label: { key: 'time', value: 'night' },
  })
  expect(screen.queryByText('Required.')).toBeNull()
})
