import { expect, test } from 'vitest'
import { repositoryText, repositoryUrl } from './repositories.ts'

test('a repository on GitHub is told with its owner', () => {
  const githubV3 = { owner: 'shuttle', repo: 'driver', repoWebUrl: 'https://github.test/driver' }
  expect(repositoryText({ type: 'github_v3', githubV3 })).toBe('shuttle/driver')
  expect(repositoryUrl({ type: 'github_v3', githubV3 })).toBe(githubV3.repoWebUrl)
})

test('a project on GitLab has a number', () => {
  const gitlabV4 = { projectId: 7, projectWebUrl: 'https://gitlab.test/shuttle/driver' }
  expect(repositoryText({ type: 'gitlab_v4', gitlabV4 })).toBe('GitLab project 7')
  expect(repositoryUrl({ type: 'gitlab_v4', gitlabV4 })).toBe(gitlabV4.projectWebUrl)
})
