import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeHref, withinOrigin } from './urls.ts'

describe('safeHref', () => {
  test.each([
    ['https://github.com/acme/minibus', 'https://github.com/acme/minibus'],
    ['HTTP://example.com', 'http://example.com/'],
    ['https://example.com/a b?q="x"', 'https://example.com/a%20b?q=%22x%22'],
    ['https://example.com:8443/x#y', 'https://example.com:8443/x#y'],
  ])('accepts %s', (text, href) => expect(safeHref(text)).toBe(href))

  test.each([
    undefined,
    null,
    '',
    ' ',
    'example.com',
    '/reports',
    '//evil.test',
    'https:evil.test',
    'http:/evil.test',
    'http://',
    'https://[',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'ftp://example.com',
    'view-source:https://example.com',
    ' https://example.com',
    'https://user@example.com',
    'https://github.com:443@evil.test/',
  ])('refuses %j', (text) => expect(safeHref(text)).toBeUndefined())

  test('returns only absolute http and https URLs, for any input', () => {
    const schemes = fc.constantFrom('javascript:', 'data:', 'http://', 'https://', 'HTTPS://', '//')
    const hostile = fc
      .tuple(fc.string(), schemes, fc.string({ unit: 'binary' }))
      .map((t) => t.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), hostile, fc.webUrl()), (text) => {
        const href = safeHref(text)
        if (href === undefined) return
        const url = new URL(href)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        expect(safeHref(href)).toBe(href)
      }),
    )
  })

  test('accepts ordinary URLs', () => {
    fc.assert(fc.property(fc.webUrl(), (text) => safeHref(text) !== undefined))
  })
})

describe('withinOrigin', () => {
  test.each([
    ['/evaluation', '/evaluation'],
    ['/evaluation/', '/evaluation/'],
    ['/evaluation/reports?page=2#top', '/evaluation/reports?page=2#top'],
    ['/evaluation/a/../reports', '/evaluation/reports'],
    ['/evaluation?next=https://evil.test', '/evaluation?next=https://evil.test'],
  ])('accepts %s', (path, kept) => {
    expect(withinOrigin(path, '/evaluation')).toBe(kept)
    expect(withinOrigin(path, '/evaluation/')).toBe(kept)
  })

  test.each([
    undefined,
    null,
    '',
    '/',
    'evaluation',
    'reports',
    '/evaluations',
    '/evaluation-x/reports',
    '/other',
    '/evaluation/../other',
    '/evaluation/%2e%2e/other',
    '/evaluation\\..\\..\\other',
    '//evil.test/evaluation',
    '/\\evil.test/evaluation',
    '\\\\evil.test/evaluation',
    '/\t/evil.test/evaluation',
    'https://evil.test/evaluation',
    'javascript:alert(1)//evaluation',
  ])('refuses %j', (path) => expect(withinOrigin(path, '/evaluation')).toBeUndefined())

  test('never leaves the origin or the base, for any input', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      'evaluation',
      'evil.test',
      '\t',
      '?',
      '#',
      '@',
      ':',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (pieces) => {
        const path = withinOrigin(`/${pieces.join('')}`, '/evaluation')
        if (path === undefined) return
        const url = new URL(path, 'https://ours.test')
        expect(url.origin).toBe('https://ours.test')
        expect(`${url.pathname}/`.startsWith('/evaluation/')).toBe(true)
        expect(withinOrigin(path, '/evaluation')).toBe(path)
      }),
    )
  })
})
