import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** `name words;` or `name words { block }` */
interface Directive {
  name: string
  words: readonly string[]
  block?: readonly Directive[]
}

const text = await readFile(new URL('nginx.conf', import.meta.url), 'utf8')

/** Reads the language of nginx as far as this file uses it. Throws where it is not well-formed. */
const parse = (source: string): readonly Directive[] => {
  const tokens = [...source.matchAll(/#.*|"((?:[^"\\]|\\.)*)"|([;{}])|([^\s;{}"]+)/g)]
    .filter(([all]) => !all.startsWith('#'))
    .map(([, quoted, mark, word]) => ({ mark, word: quoted ?? word ?? '' }))
  let next = 0
  const block = (isInner: boolean): Directive[] => {
    const found: Directive[] = []
    for (;;) {
      const words: string[] = []
      let token = tokens[next++]
      while (token && !token.mark) {
        words.push(token.word)
        token = tokens[next++]
      }
      if (words.length === 0 && token?.mark === (isInner ? '}' : undefined)) return found
      const [name, ...rest] = words
      if (!name || !token || token.mark === '}') throw new Error(`Not closed: ${words.join(' ')}`)
      found.push({ name, words: rest, ...(token.mark === '{' && { block: block(true) }) })
    }
  }
  return block(false)
}

const configuration = parse(text)

const all = (directives: readonly Directive[], name: string) =>
  directives.filter((directive) => directive.name === name)

const server = all(configuration, 'server')[0]?.block ?? []

const locations = all(server, 'location')

/** The location that answers a path: the one that equals it, else the first pattern, else the longest beginning. */
const locationOf = (path: string) => {
  const patterns = locations.filter(({ words }) => words[0] === '~')
  const beginnings = locations
    .filter(({ words }) => words.length === 1 && path.startsWith(words[0] ?? ''))
    .sort((a, b) => (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0))
  return (
    locations.find(({ words }) => words[0] === '=' && words[1] === path) ??
    patterns.find(({ words }) => new RegExp(words[1] ?? '').test(path)) ??
    beginnings[0]
  )
}

/** How a location answers: `try_files $uri =404`. */
const answerOf = (path: string) =>
  locationOf(path)?.block?.map(({ name, words }) => [name, ...words].join(' '))

/** What is said of keeping an answer. */
const cacheControl = (status: number, path: string) => {
  const [header] = all(server, 'add_header').filter(({ words }) => words[0] === 'Cache-Control')
  const map = all(configuration, 'map').find(({ words }) => words[1] === header?.words[1])
  const subject = map?.words[0]?.replace('$status', String(status)).replace('$uri', path) ?? ''
  const matching = map?.block?.find(
    ({ name }) => name.startsWith('~') && new RegExp(name.slice(1)).test(subject),
  )
  return (matching ?? map?.block?.find(({ name }) => name === 'default'))?.words[0]
}

const forEver = 'public, max-age=31536000, immutable'

test.each([
  [200, '/evaluation/assets/index-Cx1y2z3a.js', forEver],
  [206, '/evaluation/assets/index-Cx1y2z3a.js', forEver],
  [304, '/evaluation/assets/index-Cx1y2z3a.js', forEver],
  [404, '/evaluation/assets/index-Cx1y2z3a.js', 'no-store'],
  [500, '/evaluation/assets/index-Cx1y2z3a.js', 'no-store'],
  [404, '/evaluation/config.json', 'no-store'],
  [200, '/evaluation/index.html', 'no-cache'],
  [304, '/evaluation/index.html', 'no-cache'],
  [200, '/evaluation/config.json', 'no-cache'],
  [200, '/evaluation/boot.js', 'no-cache'],
  [302, '/evaluation', 'no-cache'],
])('an answer %i for %s is kept: %s', (status, path, expected) => {
  expect(cacheControl(status, path)).toBe(expected)
})

test.each([
  ['/evaluation/assets/index-Cx1y2z3a.js', 'try_files $uri @before'],
  ['/evaluation/assets/index-Cx1y2z3a.js.map', 'return 404'],
  ['/evaluation/config.json', 'try_files $uri =404'],
  ['/evaluation/boot.js', 'try_files $uri /evaluation/index.html'],
  ['/evaluation/suites', 'try_files $uri /evaluation/index.html'],
  ['/evaluation/maps/a.map', 'try_files $uri /evaluation/index.html'],
  ['/evaluation', 'return 302 /evaluation/$is_args$args'],
  ['/', 'return 302 /evaluation/'],
])('%s is answered by: %s', (path, expected) => {
  expect(answerOf(path)).toEqual([expected])
})

test.each([
  ['gzip_static', 'on'],
  ['gzip_vary', 'on'],
  ['absolute_redirect', 'off'],
])('%s is %s', (name, value) => {
  expect(all(server, name)).toEqual([{ name, words: [value] }])
})

test('every answer has all headers', () => {
  // A location that adds one of its own loses those of the server.
  expect(locations.flatMap(({ block = [] }) => all(block, 'add_header'))).toEqual([])
  const headers = all(server, 'add_header')
  expect(headers.length).toBeGreaterThan(0)
  expect(headers.filter(({ words }) => words.at(-1) !== 'always')).toEqual([])
})

test('a load balancer learns that the server is there', () => {
  expect(answerOf('/healthz')).toContain('return 200 ok\\n')
})

test.each([
  ['/evaluation/oidc/auth/cb?code=secret&state=1', '/evaluation/oidc/auth/cb'],
  ['/evaluation/oidc/auth/cb/?code=secret', '/evaluation/oidc/auth/cb/'],
  ['/evaluation/suites?page=2', '$request_uri'],
])('the log of %s says %s', (address, expected) => {
  const map = all(configuration, 'map').find(({ words }) => words[1] === '$console_request')
  const [pattern, other] = map?.block ?? []
  const { callback } = new RegExp(pattern?.name.slice(1) ?? '').exec(address)?.groups ?? {}
  expect(callback ?? other?.words[0]).toBe(expected)
  const format = all(configuration, 'log_format')
    .flatMap(({ words }) => words)
    .join(' ')
  expect(format).not.toMatch(/\$(request|request_uri|http_referer|args)\b/)
})

test('TLS in front: http leads to https, which says that it is to be used from then on', async () => {
  const tls = parse(await readFile(new URL('tls.conf', import.meta.url), 'utf8'))
  const [plain = [], secure = []] = all(tls, 'server').map(({ block = [] }) => block)
  expect(all(plain, 'return')[0]?.words).toEqual(['301', 'https://$host$request_uri'])
  expect(all(secure, 'ssl_protocols')[0]?.words).toEqual(['TLSv1.2', 'TLSv1.3'])
  const [header = { words: [] }] = all(secure, 'add_header')
  expect(header.words).toEqual(['Strict-Transport-Security', 'max-age=63072000', 'always'])
  // A location that adds a header of its own would lose it.
  expect(all(secure, 'location').flatMap(({ block = [] }) => all(block, 'add_header'))).toEqual([])
  const port = all(server, 'listen')[0]?.words[0]
  const passed = all(secure, 'location').flatMap(({ block = [] }) => all(block, 'proxy_pass'))
  expect(passed[0]?.words).toEqual([`http://127.0.0.1:${port}`])
})
