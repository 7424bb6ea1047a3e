// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLeftCase, leadBack, leaveCase } from './left-case.ts'

const row = document.createElement('div')
const scrolled = vi.fn()

beforeEach(() => {
  row.innerHTML = '<a href="#case">Cut-in</a>'
  document.body.replaceChildren(row)
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockClear()
  forgetLeftCase()
})

test('the row of the case that was left is shown and focused, once', () => {
  leaveCase('b')
  leadBack(row, 'a')
  expect(scrolled).not.toHaveBeenCalled()
  leadBack(row, 'b')
  expect(document.activeElement).toBe(row.firstChild)
  leadBack(row, 'b')
  expect(scrolled).toHaveBeenCalledOnce()
})

test('a row that is not there yet, or a list that was left, changes nothing', () => {
  leaveCase('b')
  leadBack(null, 'b')
  forgetLeftCase()
  leadBack(row, 'b')
  expect(scrolled).not.toHaveBeenCalled()
})
