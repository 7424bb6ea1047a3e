import { describe, expect, test } from 'vitest'
import { branchOf, commitsHref, repositoryName, sourceOf } from './report-source.ts'

const github = 'https://github.com/acme/autoware'
const gitlab = 'https://gitlab.com/acme/team/autoware'

describe('branchOf', () => {
  test.each([
    [`${github}/tree/main`, 'main'],
    [`${github}/tree/main/`, 'main'],
    [`${github}/tree/main?tab=readme#top`, 'main'],
    [`${github}/tree/feat/cut-in`, 'feat/cut-in'],
    [`${github}/tree/feat%2Fcut-in`, 'feat/cut-in'],
    [`${github}/tree/fix%20it%23`, 'fix it#'],
    [`${github}/tree/100%`, '100%'],
    [`${github}/tree/feature/tree/oak`, 'feature/tree/oak'],
    ['https://github.com/tree/tree/tree/main', 'main'],
    ['https://git.test/hosted/acme/autoware/tree/main', 'main'],
    [`${gitlab}/-/tree/main`, 'main'],
    [`${gitlab}/-/tree/rel%2F2026.11`, 'rel/2026.11'],
    ['https://gitlab.com/tree/tree/autoware/-/tree/main', 'main'],
    ['http://git.test/a/b/tree/main', 'main'],
  ])('%s is the page of %s', (url, branch) => expect(branchOf(url)).toBe(branch))

  // In quadratic time it would take longer than a test may.
  test('many slashes take no longer than other letters', () => {
    const branch = `a${'/'.repeat(300_000)}b`
    expect(branchOf(`${github}/tree/${branch}//`)).toBe(branch)
  })

  test.each([
    undefined,
    '',
    'main',
    '/acme/autoware/tree/main',
    github,
    `${github}/tree/`,
    `${github}/commit/4e1f09b2`,
    `${github}/releases/tag/v2.8.0`,
    `${gitlab}/-/tags/v2.8.0`,
    'https://github.com/acme/tree/main',
    'ftp://git.test/a/b/tree/main',
    'javascript:alert(1)//a/b/tree/main',
  ])('%s is the page of no branch', (url) => expect(branchOf(url)).toBeUndefined())

  test('is told of more URLs than are remembered, and of the first ones again', () => {
    const builds = [...Array.from({ length: 1500 }, (_, build) => build), 0, 1]
    expect(builds.map((build) => branchOf(`${github}/tree/build-${build}`))).toEqual(
      builds.map((build) => `build-${build}`),
    )
  })
})

describe('sourceOf', () => {
  const commit = { gitSha: '4e1f09b2', gitRefUrl: `${github}/tree/main` }
  const git = { kind: 'git', sha: '4e1f09b2', branch: 'main', href: commit.gitRefUrl }

  test.each([
    [{}, undefined],
    [{ source: commit }, git],
    [{ source: commit, sourceId: 's', sourceJobId: 'j1' }, git],
    [
      { source: { gitSha: '4e1f' } },
      { kind: 'git', sha: '4e1f', branch: undefined, href: undefined },
    ],
    [
      { source: { gitSha: '4e1f', gitRefUrl: 'javascript:alert(1)' } },
      { kind: 'git', sha: '4e1f', branch: undefined, href: undefined },
    ],
    [{ sourceId: 's' }, { kind: 'upload', id: 's' }],
    [
      { sourceId: 's', sourceJobId: 'j2' },
      { kind: 'upload', id: 's' },
    ],
    [{ sourceJobId: 'j2' }, { kind: 'artifacts', jobId: 'j2' }],
    [{ sourceJobId: 'j1' }, undefined],
  ])('%j', (event, source) => expect(sourceOf({ jobId: 'j1', event })).toEqual(source))
})

const from = (gitRefUrl: string | undefined, gitSha = 'a41b09f7') => ({
  event: { source: { gitSha, ...(gitRefUrl && { gitRefUrl }) } },
})
const gitHub = 'https://github.com/acme/shuttle/tree/main'
const gitLab = 'https://gitlab.example.com/group/sub/shuttle/-/tree/feat/x'

test.each([
  [gitHub, gitHub, 'https://github.com/acme/shuttle/compare/a41b09f7...d08b26a6'],
  [gitLab, gitLab, 'https://gitlab.example.com/group/sub/shuttle/-/compare/a41b09f7...d08b26a6'],
  [gitHub, gitLab, undefined],
  [gitHub, undefined, undefined],
  ['javascript:alert(1)', 'javascript:alert(1)', undefined],
  ['https://example.com/x', 'https://example.com/x', undefined],
])('the commits from %s to %s are at %s', (before, now, href) => {
  expect(commitsHref(from(before), from(now, 'd08b26a6'))).toBe(href)
})

test('there are no commits between a commit and itself, nor between texts', () => {
  expect(commitsHref(from(gitHub), from(gitHub))).toBeUndefined()
  expect(commitsHref(from(gitHub, '../../x'), from(gitHub))).toBeUndefined()
  expect(commitsHref(from(gitHub), from(gitHub, 'xd08b26a6'))).toBeUndefined()
  expect(commitsHref(from(gitHub), from(gitHub, 'd08b26a6/x'))).toBeUndefined()
  expect(commitsHref({ event: {} }, from(gitHub))).toBeUndefined()
  expect(commitsHref(from(gitHub), { event: {} })).toBeUndefined()
  expect(commitsHref({ event: {} }, { event: {} })).toBeUndefined()
  expect(commitsHref(from(undefined), from(gitHub, 'd08b26a6'))).toBeUndefined()
})

test.each([
  [`${github}/tree/main`, 'acme/autoware'],
  [`${gitlab}/-/tree/main`, 'acme/team/autoware'],
  ['https://github.com/acme/auto%20ware/tree/main', 'acme/auto ware'],
  [`${github}/commit/d08b26a6`, undefined],
  // The address does not tell how many of its parts are the name of the repository.
  ['https://git.test/hosted/acme/autoware/tree/main', undefined],
  ['javascript:alert(1)', undefined],
])('%s is of the repository %s', (url, name) => {
  expect(repositoryName(from(url))).toBe(name)
})

test('a job without a commit is of no repository', () => {
  expect(repositoryName({ event: {} })).toBeUndefined()
})
