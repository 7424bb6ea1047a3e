// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorAlert, InfoBanner, WarningBanner } from '../feedback/alert.tsx'
import { RatioBar } from '../feedback/ratio-bar.tsx'
import { Status } from '../feedback/status.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Copyable } from './copyable.tsx'
import { DateStyleProvider, DateText, ShortDate } from './date-text.tsx'
import { DurationText } from './duration-text.tsx'
import { FitList, fitting } from './fit-list.tsx'
import { Overview } from './overview.tsx'
import { TruncatedText } from './truncated-text.tsx'
import { TruncationTips } from './truncation-tips.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shown = () => document.body.textContent

describe('Status', () => {
  test.each([
    ['scheduled', 'Scheduled'],
    ['started', 'Running'],
    ['succeeded', 'Succeeded'],
    ['failed', 'Failed'],
    ['canceled', 'Canceled'],
  ] as const)('%s has an icon and the word %s', (status, word) => {
    render(<Status status={status} />)
    const element = screen.getByText(word)
    expect(element.querySelector('svg[aria-hidden="true"]')).not.toBeNull()
  })

  test('can have another label', () => {
    render(<Status status="succeeded">Approved</Status>)
    expect(shown()).toBe('Approved')
  })
})

describe('RatioBar', () => {
  test.each([
    [960, 0, 960, '960 succeeded of 960'],
    [1212, 388, 1600, '388 failed\u00a0· 1,212 succeeded of 1,600'],
    [0, 0, 300, '0 succeeded of 300'],
  ])('%s and %s of %s', (succeeded, failed, total, text) => {
    render(<RatioBar succeeded={succeeded} failed={failed} total={total} />)
    expect(shown()).toBe(text)
  })

  test.each([undefined, 0])('shows an empty cell for a total of %s', (total) => {
    render(<RatioBar succeeded={0} failed={0} total={total} />)
    expect(shown()).toBe('–None')
  })
})

describe('dates and durations', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
  })

  test('a date has the exact times as description on focus', () => {
    render(<DateText at="2024-03-05T00:40:12Z" />)
    const time = screen.getByText('5 March 2024')
    expect(time.getAttribute('datetime')).toBe('2024-03-05T00:40:12.000Z')
    const trigger = time.parentElement
    if (!trigger) throw new Error('A date stands in its hint.')
    expect(trigger.tabIndex).toBe(0)
    expect(shown()).toBe('5 March 2024')
    fireEvent.focus(trigger)
    const description = document.getElementById(trigger.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe(
      '5 March 2024, 09:40:12 (UTC+09:00)\n5 March 2024, 00:40:12 UTC',
    )
  })

  test('forms', () => {
    render(<DateText at="2024-03-05T00:40:12Z" form="date-time" />)
    render(<DateText at="2024-03-05T00:40:12Z" form="time" />)
    render(<DurationText seconds={7080} />)
    expect(shown()).toBe('5 March 2024, 09:4009:401 h 58 min')
  })

  test('a short date follows the clock, and the choice of whole dates', () => {
    vi.useFakeTimers({ now: new Date('2024-03-05T00:41:00Z') })
    const { rerender } = render(<ShortDate at="2024-03-05T00:40:12Z" />)
    expect(shown()).toBe('just now')
    act(() => vi.advanceTimersByTime(60_000))
    expect(shown()).toBe('1 min ago')
    rerender(
      <DateStyleProvider value="absolute">
        <ShortDate at="2024-03-05T00:40:12Z" />
      </DateStyleProvider>,
    )
    expect(shown()).toBe('5 March 2024, 09:40')
  })

  test('shows an empty cell if absent or invalid', () => {
    render(<DateText at={undefined} />)
    render(<DateText at="soon" />)
    render(<DurationText seconds={undefined} />)
    expect(shown()).toBe('–None–None–None')
  })
})

describe('TruncatedText', () => {
  const text = 'Occlusion at T-junction, second try'

  /** Lays a text out as wide as given; jsdom has no layout. */
  const layOut = (element: HTMLElement, width: number, contentWidth: number) => {
    Object.defineProperty(element, 'clientWidth', { value: width })
    Object.defineProperty(element, 'scrollWidth', { value: contentWidth })
  }
  const show = (contentWidth: number) => {
    render(
      <TruncationTips>
        <a href="#there">
          <TruncatedText text={text} />
        </a>
      </TruncationTips>,
    )
    layOut(screen.getByText(text), 100, contentWidth)
    return screen.getByRole('link', { name: text })
  }

  test('shows the whole text on hover while it is cut', async () => {
    show(200)
    fireEvent.pointerOver(screen.getByText(text), { pointerType: 'mouse' })
    expect((await screen.findByRole('tooltip')).textContent).toContain(text)
    fireEvent.pointerDown(screen.getByRole('link'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })

  test('shows it on focus of its link', async () => {
    const link = show(200)
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    fireEvent.focus(link)
    expect((await screen.findByRole('tooltip')).textContent).toContain(text)
  })

  test('shows nothing of a text that fits', async () => {
    vi.useFakeTimers()
    show(100)
    fireEvent.pointerOver(screen.getByText(text), { pointerType: 'mouse' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})

describe('FitList', () => {
  test.each([
    [[50, 50, 50], 162, 3],
    [[50, 50, 50], 161, 2],
    [[50, 50, 50], 148, 2],
    [[50, 50, 50], 147, 1],
    [[50, 50, 50], 10, 1],
    [[500], 10, 1],
    [[], 10, 0],
  ])('of items %j wide, %i px hold %i', (widths, room, count) => {
    expect(fitting(widths, room)).toBe(count)
  })

  test.each([
    ['of seven items of 60 px, 370 px have room for five', 370, 5, '+2 more labels'],
    ['all seven have room', 500, 7, undefined],
  ])('%s', async (_, room, count, more) => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
      return this.tagName === 'LI' ? 60 : room
    })
    render(
      <FitList what="label">
        {['1', '2', '3', '4', '5', '6', '7'].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </FitList>,
    )
    await waitFor(() => {
      const items = screen.getAllByRole('listitem', { hidden: true })
      expect(items.filter(({ className }) => !className.includes('invisible'))).toHaveLength(count)
    })
    expect(screen.queryByRole('button')?.textContent).toBe(more)
  })

  test('opens all items when some do not fit', async () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(60)
    render(
      <FitList what="label">
        {['one', 'two', 'three'].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </FitList>,
    )
    const button = await screen.findByRole('button', { name: '+2 more labels' })
    fireEvent.click(button)
    const panel = await screen.findByRole('dialog', { name: 'All labels' })
    expect(panel.textContent).toBe('onetwothree')
  })
})

describe('Copyable', () => {
  const id = '3f9a21c4-0b6e-4d1a-9c55-7e21aa90b1c2'

  const copyWith = async (writeText: () => Promise<void>) => {
    vi.useFakeTimers()
    const write = vi.fn(writeText)
    vi.stubGlobal('navigator', { clipboard: { writeText: write } })
    render(<Copyable text={id} what="ID" />)
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy ID' }))
    })
    expect(write).toHaveBeenCalledExactlyOnceWith(id)
    return screen.getByRole('status')
  }

  test('shows the short id, copies the full one, and shows the result briefly', async () => {
    const status = await copyWith(() => Promise.resolve())
    screen.getByText('3f9a21c4')
    expect(status.textContent).toBe('Copied')
    act(() => {
      vi.advanceTimersByTime(1500)
    })
    expect(status.textContent).toBe('')
  })

  test('shows that copying failed', async () => {
    const status = await copyWith(() => Promise.reject(new Error('denied')))
    expect(status.textContent).toBe('Copying failed')
  })
})

describe('alerts', () => {
  test('an error has a title, request id, Retry and Dismiss', () => {
    const onRetry = vi.fn()
    const onDismiss = vi.fn()
    render(
      <ErrorAlert
        title="Failed to get suites."
        detail="Data from 09:38."
        requestId="7c1e99aa-1"
        onRetry={onRetry}
        onDismiss={onDismiss}
      />,
    )
    expect(screen.getByRole('alert').textContent).toContain(
      'Failed to get suites. Data from 09:38.',
    )
    screen.getByRole('button', { name: 'Copy request ID' })
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  test('has only the given buttons', () => {
    render(<ErrorAlert title="Failed to get suites." />)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(shown()).toBe('Failed to get suites.')
  })

  test('banners are announced politely', () => {
    render(<InfoBanner>Shared in.</InfoBanner>)
    render(<WarningBanner actions={<button type="button">Undo</button>}>Ignored.</WarningBanner>)
    expect(screen.getAllByRole('status').map((banner) => banner.textContent)).toEqual([
      'Shared in.',
      'Ignored.Undo',
    ])
  })
})

test('an overview labels every value, also absent ones', () => {
  const items = [
    { label: 'Version', value: 14 },
    { label: 'Deleted', value: undefined },
    { label: 'Runs', value: 0 },
  ]
  render(<Overview label="Suite" items={items} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Version',
    'Deleted',
    'Runs',
  ])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '14',
    '–None',
    '0',
  ])
})

test('a page header marks the page itself in the breadcrumbs', () => {
  const crumbs = [
    { key: 'suites', node: <a href="#suites">Suites</a> },
    { key: 'suite', node: 'Merge' },
  ]
  render(<PageHeader crumbs={crumbs} title="Merge" badges={<span>Deleted</span>} />)
  screen.getByRole('heading', { level: 1, name: 'Merge' })
  const parts = screen.getAllByRole('listitem')
  expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual([null, 'page'])
  expect(parts.map((part) => part.textContent)).toEqual(['Suites', '/ Merge'])
})
