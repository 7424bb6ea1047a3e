// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ByLine } from './by-line.tsx'

const names: { [subjectId: string]: string | undefined } = { s1: 'Aiko Tanaka' }
vi.mock('@/data/members.ts', () => ({ useMemberName: (id: string) => names[id] }))

afterEach(cleanup)

const lines = () => [...(screen.getByTestId('done').firstElementChild?.children ?? [])]
const show = (by: string | null) =>
  render(
    <div data-testid="done">
      <ByLine at="2024-03-05T09:30:00Z" by={by} />
    </div>,
  )

test('the name is below the time', () => {
  show('s1')
  expect(lines().map((line) => line.textContent)).toEqual([
    expect.stringContaining('5 March 2024'),
    'by Aiko Tanaka',
  ])
})

test('the line is reserved while the name loads', () => {
  show('s2')
  expect(lines().map((line) => line.textContent)).toEqual([
    expect.stringContaining('5 March 2024'),
    '',
  ])
})

test.each([null, '00000000-0000-0000-0000-000000000000'])(
  'without an author there is no line: %s',
  (by) => {
    show(by)
    expect(lines()).toHaveLength(1)
  },
)
