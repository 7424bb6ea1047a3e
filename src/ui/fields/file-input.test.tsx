// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileInput } from './file-input.tsx'

afterEach(cleanup)

const file = new File(['PK'], 'props.zip')

const show = () => {
  const onFiles = vi.fn()
  const { container } = render(
    <FileInput accept=".zip" buttonLabel="Select file" onFiles={onFiles}>
      Nothing yet
    </FileInput>,
  )
  const input = container.querySelector('input')
  if (!input) throw new Error('There is no input.')
  return { onFiles, input }
}

test('the button opens the file dialog and passes on the selected files', () => {
  const { onFiles, input } = show()
  const opened = vi.spyOn(input, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Select file' }))
  expect(opened).toHaveBeenCalledOnce()
  fireEvent.change(input, { target: { files: [file] } })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
})

test('passes on dropped files, but not dropped text', () => {
  const { onFiles } = show()
  const field = screen.getByText('Nothing yet')
  fireEvent.drop(field, { dataTransfer: { files: [] } })
  expect(onFiles).not.toHaveBeenCalled()
  fireEvent.drop(field, { dataTransfer: { files: [file] } })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
})

test('a file dropped beside the field does not open while the field is mounted', () => {
  const { onFiles } = show()
  // False once the event's default is prevented.
  const drop = () => fireEvent.drop(document.body, { dataTransfer: { files: [file] } })
  expect(drop()).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
  cleanup()
  expect(drop()).toBe(true)
})
