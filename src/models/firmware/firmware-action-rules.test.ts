import { describe, expect, test } from 'vitest'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { type ReleaseState, whyNotOnRelease } from './firmware-action-rules.ts'

const both = [false, true]
const states: ReleaseState[] = both.flatMap((draft) =>
  both.flatMap((deprecated) =>
    [undefined, 'p2'].map((sharedFrom) => ({
      draft,
      deprecated,
      ...(sharedFrom !== undefined && { sharedFrom }),
    })),
  ),
)

test('there are eight states', () => expect(states).toHaveLength(8))

describe.each(states)('a release with %j', (release) => {
  const { draft, deprecated, sharedFrom } = release

  test('can be published if it is an own draft that is not deleted', () => {
    const reason = whyNotOnRelease('publish', release)
    if (sharedFrom) expect(reason).toBe('A release of another project cannot be published.')
    else if (deprecated) expect(reason).toBe('A deleted release cannot be published.')
    else if (!draft) expect(reason).toBe('The release is published already.')
    else expect(reason).toBeUndefined()
  })

  test('can be edited unless it is shared, even if deleted', () => {
    const reason = sharedFrom ? 'A release of another project cannot be edited.' : undefined
    expect(whyNotOnRelease('edit', release)).toBe(reason)
  })

  test('can be deleted once, and only by the project that owns it', () => {
    const reason = whyNotOnRelease('delete', release)
    if (sharedFrom) expect(reason).toBe('A release of another project cannot be deleted.')
    else if (deprecated) expect(reason).toBe('The release is deleted already.')
    else expect(reason).toBeUndefined()
  })

  test('is shared when `sharedFrom` is set', () => {
    expect(isSharedIn(release)).toBe(sharedFrom !== undefined)
  })
})

test('a release shared from an empty id is an own one', () => {
  const release = { draft: true, deprecated: false, sharedFrom: '' }
  expect(isSharedIn(release)).toBe(false)
  expect(whyNotOnRelease('publish', release)).toBeUndefined()
})
