import { expect, test } from 'vitest'
import { mergeEdits } from '@/lib/merge-edits.ts'
import {
  type IntegrationDraft,
  newDraft,
  newSchedule,
} from '@/models/integrations/integration-draft.ts'
import { flatDraftFields, flatDraftOf, withFlatDraft } from './flat-draft.ts'

const stored: IntegrationDraft = {
  ...newDraft(),
  github: { owner: 'shuttle-lab', repo: 'autopilot', accessToken: '' },
  schedules: [newSchedule()],
}
const secret = 'secret-of-the-test'

test('a draft survives the round trip', () => {
  const draft = { ...stored, github: { ...stored.github, accessToken: secret } }
  expect(withFlatDraft(draft, flatDraftOf(draft))).toEqual(draft)
})

test('every field has a label, and none holds an access token', () => {
  const flat = flatDraftOf({
    ...stored,
    github: { ...stored.github, accessToken: secret },
    gitlab: { projectId: '', accessToken: secret },
  })
  expect(Object.keys(flatDraftFields).sort()).toEqual(Object.keys(flat).sort())
  expect(JSON.stringify(flat)).not.toContain(secret)
})

test('entering a token does not count as an edit of the repository: a newer version still merges', () => {
  const mine = {
    ...stored,
    github: { ...stored.github, accessToken: secret },
    description: 'Nightly',
    debug: true,
  }
  const theirs = {
    ...stored,
    github: { ...stored.github, repo: 'perception' },
    description: 'Weekly',
    events: { ...stored.events, push: { on: true, filter: 'main' } },
  }
  const { merged, taken, contested } = mergeEdits(
    flatDraftOf(stored),
    flatDraftOf(mine),
    flatDraftOf(theirs),
  )
  expect(taken).toEqual(['repo', 'push'])
  expect(contested).toEqual(['description'])
  expect(withFlatDraft(mine, merged)).toEqual({
    ...mine,
    github: { owner: 'shuttle-lab', repo: 'perception', accessToken: secret },
    events: { ...stored.events, push: { on: true, filter: 'main' } },
  })
})
