import { beforeEach, expect, test, vi } from 'vitest'
import { announceDraft, dropDraft, keepDrafts, keptDraft } from './kept-drafts.ts'

const session = vi.hoisted(() => ({
  subject: 'member',
  stored: new Map<string, string>(),
  full: false,
}))
vi.mock('@/session/sign-in/user.ts', () => ({ subjectId: () => session.subject }))
vi.mock('@/session/storage.ts', () => ({
  tabMemory: {
    read: (key: string) => session.stored.get(key),
    write: (key: string, text: string) => session.full || session.stored.set(key, text),
  },
}))

beforeEach(() => {
  session.subject = 'member'
  session.full = false
  session.stored.clear()
})

const draft = (name: string) => ({ base: { name: '' }, mine: { name } })

test('keeps the drafts of the forms with unsaved input', () => {
  const takeBack = announceDraft('one', () => draft('Typed'))
  announceDraft('two', () => draft('Left'))()
  expect(keepDrafts()).toBe(true)
  takeBack()
  expect(keptDraft('one')).toEqual(draft('Typed'))
  expect(keptDraft('two')).toBeUndefined()
})

test('keeps what was kept before, until it is dropped', () => {
  announceDraft('one', () => draft('Typed'))()
  const takeBack = announceDraft('one', () => draft('Typed'))
  keepDrafts()
  takeBack()
  const other = announceDraft('two', () => draft('Other'))
  keepDrafts()
  other()
  dropDraft('two')
  expect(keptDraft('one')).toEqual(draft('Typed'))
  expect(keptDraft('two')).toBeUndefined()
})

test('offers a draft to nobody else', () => {
  const takeBack = announceDraft('one', () => draft('Typed'))
  keepDrafts()
  takeBack()
  session.subject = 'somebody else'
  expect(keptDraft('one')).toBeUndefined()
})

test('tells when a draft cannot be kept', () => {
  session.full = true
  const takeBack = announceDraft('one', () => draft('Typed'))
  expect(keepDrafts()).toBe(false)
  takeBack()
})

test.each(['', '{', 'null', '7'])('takes %j for nothing', (text) => {
  session.stored.set('drafts', text)
  expect(keptDraft('one')).toBeUndefined()
})
