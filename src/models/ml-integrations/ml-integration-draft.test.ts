import { expect, test } from 'vitest'
import { repositoryOf } from './ml-integration.ts'
import { checks, draftOf, draftProblems, requestOf } from './ml-integration-draft.ts'

const githubV3 = { owner: 'o', repo: 'r', repoWebUrl: 'https://github.test/o/r' }

test.each([
  [{ owner: '', repo: ' ', accessToken: '\t' }, ['Owner', 'Repo', 'Token']],
  [{ owner: 'o', repo: '', accessToken: 't' }, ['Repo']],
  [{ owner: 'o', repo: 'r', accessToken: 't' }, []],
])('%j lacks %j', (draft, words) => {
  const texts = {
    Owner: 'Github Owner is required.',
    Repo: 'Github Repo is required.',
    Token: 'Access Token is required.',
  }
  expect(draftProblems(draft)).toEqual(words.map((word) => texts[word as keyof typeof texts]))
})

test('every field has its check', () => {
  expect(Object.keys(checks)).toEqual(Object.keys(draftOf()))
})

test('a stored integration brings all but its token', () => {
  expect(draftOf({ githubV3 })).toEqual({ owner: 'o', repo: 'r', accessToken: '' })
  expect(repositoryOf({ githubV3 })).toBe('o/r')
})

test('what is sent has no blanks around it', () => {
  expect(requestOf({ owner: ' o ', repo: 'r ', accessToken: ' t' })).toEqual({
    type: 'github_v3',
    githubV3: { owner: 'o', repo: 'r', accessToken: 't' },
  })
})
