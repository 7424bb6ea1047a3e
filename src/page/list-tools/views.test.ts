import { describe, expect, test } from 'vitest'
import { list, readSearch, tableSearch } from '@/lib/search-params.ts'
import type { ListSettings } from '@/session/list-settings.ts'
import { openingWith, viewNameProblem, withName, withoutView, withView } from './view-changes.ts'
import { currentView, openingView, savedQueryOf, searchOfView, viewQueryOf } from './views.ts'

const night = { name: 'Night', query: '?display_name=night&hidden_columns=none&sort=-updated' }
const wet = { name: 'Wet', query: '?hidden_columns=version' }
const offered = [{ name: 'Unused', query: '?usage=unused' }]
const settings: ListSettings = { hidden: [], views: [night, wet], opensWith: 'Wet' }

describe('the view on show', () => {
  test('is the address without page, project and theme', () => {
    const search = { page: 3, page_size: 50, project_id: 'p', theme: 'dark', sort: 'name' }
    expect(viewQueryOf(search)).toBe('?page_size=50&sort=name')
    expect(viewQueryOf({ page: 2 })).toBe('')
  })

  test('is saved with its columns', () => {
    expect(savedQueryOf({ sort: 'name' }, ['type', 'version'])).toBe(
      '?hidden_columns=type,version&sort=name',
    )
    expect(savedQueryOf({}, [])).toBe('?hidden_columns=none')
  })

  test.each([
    ['by the address', { hidden_columns: ['version'] }, ['version'], wet],
    ['by the columns of the user', {}, ['version'], wet],
    ['on any page', { page: 2, display_name: 'night', sort: '-updated' }, [], night],
    ['not with other columns', {}, ['type'], undefined],
    ['not with another filter', { display_name: 'day' }, ['version'], undefined],
  ])('is found %s', (_how, search, hidden, view) => {
    expect(currentView(settings.views, search, hidden)).toBe(view)
  })

  test('stays on the tab that is open', () => {
    expect(viewQueryOf({ tab: 'releases' })).toBe('')
    expect(searchOfView(undefined, { tab: 'releases', page: 2 })).toEqual({ tab: 'releases' })
    expect(searchOfView({ query: '?draft=true' }, { tab: 'releases' })).toEqual({
      tab: 'releases',
      draft: 'true',
    })
  })

  test('comes back from what was saved', () => {
    // As the route of a list does, whose parameters are lists.
    readSearch({ ...tableSearch, suite_labels: list })
    const query = savedQueryOf({ suite_labels: ['a:b', 'c:d,e'] }, [])
    expect(viewQueryOf(searchOfView({ query }, {}))).toBe(query)
  })
})

describe('saved views', () => {
  test('one is added at the end, or replaces that of its name', () => {
    const dry = { name: 'Dry', query: '?a=1' }
    expect(withView(settings, dry).views).toEqual([night, wet, dry])
    const other = { name: 'Night', query: '?a=2' }
    expect(withView(settings, other).views).toEqual([other, wet])
  })

  test('one is deleted, and is no longer the first', () => {
    expect(withoutView(settings, 'Wet')).toEqual({ hidden: [], views: [night] })
    expect(withoutView(settings, 'Night')).toEqual({ hidden: [], views: [wet], opensWith: 'Wet' })
  })

  test('one is renamed, and stays the first', () => {
    const renamed = withName(settings, 'Wet', 'Rain')
    expect(renamed.views).toEqual([night, { ...wet, name: 'Rain' }])
    expect(renamed.opensWith).toBe('Rain')
    expect(withName(settings, 'Night', 'Dark').opensWith).toBe('Wet')
  })

  test.each([
    ['', undefined, 'Required.'],
    ['  ', undefined, 'Required.'],
    ['a'.repeat(61), undefined, 'Name cannot exceed 60 characters.'],
    [' All ', undefined, 'All is the name of the list without a filter.'],
    ['Night', undefined, undefined],
    ['Unused', undefined, 'A view of the list has this name.'],
    ['Night', 'Wet', 'Another view has this name.'],
    ['Wet', 'Wet', undefined],
    ['a'.repeat(60), undefined, undefined],
  ])('the name %j of %s: %s', (name, own, problem) => {
    expect(viewNameProblem(settings, offered, name, own)).toBe(problem)
  })
})

describe('a list opens with', () => {
  test('its first view where the address asks for nothing', () => {
    expect(openingView(settings, { page: 1, project_id: 'p' })).toBe(wet)
  })

  test('what the address asks for', () => {
    expect(openingView(settings, { sort: 'name' })).toBeUndefined()
  })

  test('all, without a first view', () => {
    const none = openingWith(settings, undefined)
    expect(none).toEqual({ hidden: [], views: [night, wet] })
    expect(openingView(none, {})).toBeUndefined()
    expect(openingView(openingWith(none, 'Night'), {})).toBe(night)
  })
})
