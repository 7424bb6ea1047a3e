// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button, ExternalLink, IconButton } from './button.tsx'

afterEach(cleanup)

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

describe('a button with a disabled reason', () => {
  test('is focusable, described by the reason, and does nothing', () => {
    const onClick = vi.fn()
    render(
      <Button disabledReason="Branch name is required." onClick={onClick}>
        Start test
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Start test' })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(describedBy(button)).toBe('Branch name is required.')
    expect(onClick).not.toHaveBeenCalled()
  })

  test('shows the reason on click, once', async () => {
    render(<Button disabledReason="Branch name is required.">Start test</Button>)
    fireEvent.click(screen.getByRole('button'))
    const tooltip = await screen.findByRole('tooltip')
    expect(tooltip.textContent).toBe('Branch name is required.')
    expect(screen.getAllByText('Branch name is required.')).toHaveLength(1)
    expect(describedBy(screen.getByRole('button'))).toBe('Branch name is required.')
  })

  test('does not submit its form', () => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="Nothing was changed.">
          Save
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

test('a pending button keeps its name and ignores clicks', () => {
  const onClick = vi.fn()
  render(
    <Button pending onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
})

test('the label is the accessible name of an icon button', () => {
  render(<IconButton label="Copy">i</IconButton>)
  expect(screen.getByRole('button', { name: 'Copy' }).hasAttribute('aria-describedby')).toBe(false)
})

describe('an external link', () => {
  test('opens an http URL in a new tab without opener', () => {
    render(<ExternalLink href="https://example.com/a">Source</ExternalLink>)
    const link = screen.getByRole('link', { name: /^Source ?\(opens in a new tab\)$/ })
    expect(link.getAttribute('href')).toBe('https://example.com/a')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '/evaluation', '', undefined])(
    'is plain text for %s',
    (href) => {
      render(<ExternalLink href={href}>Source</ExternalLink>)
      expect(screen.queryByRole('link')).toBeNull()
      expect(screen.getByText('Source')).toBeTruthy()
    },
  )
})
