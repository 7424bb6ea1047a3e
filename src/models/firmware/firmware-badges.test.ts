import { expect, test } from 'vitest'
import { badgesOf } from './firmware-badges.ts'

test.each([
  [true, false, undefined, 'Draft'],
  [false, false, undefined, 'Published'],
  [true, true, undefined, 'Draft, Deleted'],
  [false, true, undefined, 'Published, Deleted'],
  [true, false, 'p2', 'Draft, Shared'],
  [false, false, 'p2', 'Published, Shared'],
  [true, true, 'p2', 'Draft, Shared, Deleted'],
  [false, true, 'p2', 'Published, Shared, Deleted'],
] as const)(
  'draft: %s, deleted: %s, shared from: %s has the badges %s',
  (draft, deprecated, sharedFrom, badges) => {
    const release = { draft, deprecated, ...(sharedFrom && { sharedFrom }) }
    expect(badgesOf(release).join(', ')).toBe(badges)
  },
)
