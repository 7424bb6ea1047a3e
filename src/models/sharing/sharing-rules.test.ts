import type { AnyInvitationStatus } from '@generated/catalog/types.ts'
import { describe, expect, test } from 'vitest'
import { isActiveShare, sharedProjects, shareStatuses } from './shares.ts'
import { destinationError, destinationOf, whyNotDestination } from './sharing-destination.ts'
import { answerTexts, stopSharingText } from './sharing-texts.ts'

const statuses = Object.keys(shareStatuses) as AnyInvitationStatus[]

test('a share is active until it is rejected or canceled', () => {
  const active = statuses.filter((invitationStatus) => isActiveShare({ invitationStatus }))
  expect(statuses).toEqual(['pending', 'accepted', 'rejected', 'canceled', 'unknown'])
  expect(active).toEqual(['pending', 'accepted', 'unknown'])
})

test('a project can be invited again after it rejected or lost a share', () => {
  const shares = statuses.map((invitationStatus) => ({
    destination: `to-${invitationStatus}`,
    invitationStatus,
  }))
  expect([...sharedProjects(shares)]).toEqual(['to-pending', 'to-accepted', 'to-unknown'])
  const again = [
    { destination: 'p2', invitationStatus: 'canceled' },
    { destination: 'p2', invitationStatus: 'pending' },
  ] as const
  expect([...sharedProjects(again)]).toEqual(['p2'])
})

describe('destination', () => {
  const state = { projectId: 'p1', sharedWith: new Set(['p2']) }

  test.each([
    ['', 'Required.'],
    ['  ', 'Required.'],
    ['a project', 'This is not the ID of a project.'],
    ['a/b', 'This is not the ID of a project.'],
    ['p1', 'This is the current project.'],
    [' p1 ', 'This is the current project.'],
    ['p2', 'Already shared with this project.'],
    ['p3', undefined],
    [' p3 ', undefined],
    ['e86f0b3d-15c4-4a97-9d2e-0c4b7f1a8d52', undefined],
  ])('%j', (text, error) => expect(destinationError(text, state, [])).toBe(error))

  const projects = [
    { id: '3f9a21c4-0000-4000-8000-000000000001', displayName: 'Shuttle' },
    { id: 'c2737a14-0000-4000-8000-000000000002', displayName: 'Robotaxi' },
    { id: 'c2737a14-0000-4000-8000-000000000003', displayName: 'Bus' },
  ] as const

  test('the start of an ID, as lists show it, stands for the only project that has it', () => {
    expect(destinationOf(' 3F9A21C4 ', projects)).toBe(projects[0].id)
    expect(destinationError('3f9a21c4', state, projects)).toBeUndefined()
    expect(destinationError('3f9a21c4', { ...state, projectId: projects[0].id }, projects)).toBe(
      'This is the current project.',
    )
    expect(destinationOf('c2737a14', projects)).toBe('c2737a14')
    expect(destinationError('c2737a14', state, projects)).toBe(
      `Several projects begin like this: Robotaxi (${projects[1].id}), Bus (${projects[2].id}).`,
    )
    expect(destinationError('00000000', state, projects)).toBe(
      'None of your projects begins like this. Enter all of the ID.',
    )
    expect(destinationError(' robotaxi ', state, projects)).toBe(
      'This is the name of a project. Enter its ID, or choose it below.',
    )
    const twin = { id: 'a0000000-0000-4000-8000-000000000004', displayName: projects[0].id }
    expect(destinationError(projects[0].id, state, [...projects, twin])).toBeUndefined()
    // Shorter starts could be anything.
    expect(destinationOf('3f9a', projects)).toBe('3f9a')
  })

  test.each([
    ['p1', 'This is the current project.'],
    ['p2', 'Already shared with this project.'],
    ['p3', undefined],
  ])('%s among the projects to pick from', (projectId, reason) => {
    expect(whyNotDestination(projectId, state)).toBe(reason)
  })
})

test('the texts of the dialogs', () => {
  expect(answerTexts('accept', 'catalog')).toEqual({
    label: 'Accept',
    title: 'ACCEPT INVITATION',
    lines: [
      'Once you accept the invitation, catalog sharing will begin. It may take several minutes for sharing to begin.',
      'Do you accept the sharing of the catalog?',
    ],
    done: 'The invitation has been accepted',
    maybe:
      'The invitation may have been accepted all the same: then it is no longer in this list, and the catalog comes within minutes.',
  })
  expect(answerTexts('reject', 'scenarios')).toEqual({
    label: 'Reject',
    title: 'REJECT INVITATION',
    lines: ['Do you reject the sharing of the scenarios?'],
    done: 'The invitation has been rejected',
    maybe: 'The invitation may have been rejected all the same: then it is no longer in this list.',
  })
  expect(stopSharingText('catalog')).toBe(
    'The catalog in the destination project becomes deleted. It can be shared again.',
  )
})
