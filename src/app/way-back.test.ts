// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createWayBack, linkTo } from './way-back.ts'

const at = (index: number, path: string) => ({ index, path })

test('Back leads to the page that was opened from there, also over several pages', () => {
  const way = createWayBack()
  expect(way(at(0, '/list'), at(1, '/job'))).toBeUndefined()
  expect(way(at(1, '/job'), at(2, '/case'))).toBeUndefined()
  expect(way(at(2, '/case'), at(1, '/job'))).toBe('/case')
  expect(way(at(1, '/job'), at(2, '/case'))).toBeUndefined()
  expect(way(at(2, '/case'), at(0, '/list'))).toBe('/job')
})

test('of an entry from before a reload, it is the page just left', () => {
  expect(createWayBack()(at(5, '/job'), at(4, '/list'))).toBe('/job')
})

test('an entry that was replaced leads nowhere back', () => {
  expect(createWayBack()(at(1, '/a'), at(1, '/b'))).toBeUndefined()
})

test('the link of a row comes before others to the same page', () => {
  document.body.innerHTML = `<main>
    <a id="bar" href="/jobs/1">Run</a>
    <table><tr data-row><td><a id="cell" href="/jobs/1">1</a></td><th><a id="row" href="/jobs/1?tab=x">Job</a></th></tr></table>
    <a id="other" href="/jobs/2">2</a>
  </main>`
  const main = document.body
  expect(linkTo(main, '/jobs/1')?.id).toBe('row')
  expect(linkTo(main, '/jobs/2')?.id).toBe('other')
  expect(linkTo(main, '/jobs/3')).toBeUndefined()
})
