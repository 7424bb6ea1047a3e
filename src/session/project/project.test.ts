import { describe, expect, test } from 'vitest'
import { selectProject } from './select-project.ts'

describe('selectProject', () => {
  const available = ['a', 'b', 'c']
  test.each([
    ['b', 'c', { projectId: 'b' }],
    ['b', undefined, { projectId: 'b' }],
    ['b', 'gone', { projectId: 'b' }],
    [undefined, 'c', { projectId: 'c' }],
    [undefined, 'gone', { projectId: 'a' }],
    [undefined, undefined, { projectId: 'a' }],
    [
      'x',
      'c',
      {
        projectId: 'c',
        notice: 'Specified projectId "x" does not exist in project list. Using "c" instead.',
      },
    ],
    [
      'x',
      'gone',
      {
        projectId: 'a',
        notice: 'Specified projectId "x" does not exist in project list. Using "a" instead.',
      },
    ],
    [
      '',
      undefined,
      {
        projectId: 'a',
        notice: 'Specified projectId "" does not exist in project list. Using "a" instead.',
      },
    ],
  ])('address %j, last visit %j', (requested, stored, selection) => {
    expect(selectProject({ requested, stored, available })).toEqual(selection)
  })

  test.each([
    [undefined, undefined],
    ['x', undefined],
    [undefined, 'y'],
    ['x', 'y'],
  ])('selects nothing without projects (%j, %j)', (requested, stored) => {
    expect(selectProject({ requested, stored, available: [] })).toEqual({ projectId: undefined })
  })
})
