import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MissingValueError, readConfig } from './config.ts'
import { configProblems, problemText } from './config-problems.ts'
import { services } from './services.ts'

const origin = 'https://console.test'

const complete = {
  services: Object.fromEntries(services.map((service) => [service, `/services/${service}`])),
  identityProvider: { authority: '/identity', clientId: 'evaluation-console' },
}

const texts = (content: unknown) => configProblems(JSON.stringify(content)).map(problemText)

test('the example of the guide has no problem', () => {
  expect(configProblems(readFileSync('deploy/config.example.json', 'utf8'))).toEqual([])
  expect(texts(complete)).toEqual([])
})

const withMap = (map: unknown) => ({ ...complete, services: { ...complete.services, map } })

test.each([
  [withMap(undefined), 'services.map is missing.'],
  [withMap(' '), 'services.map is empty.'],
  [withMap(7), 'services.map must be a text in quotes, and is the number 7.'],
  [withMap(null), 'services.map must be a text in quotes, and is null.'],
  [
    withMap('map.test/v1'),
    "services.map has no scheme: write https://map.test/v1, or begin with / for an address on the console's own host.",
  ],
  [
    withMap('localhost:8080'),
    "services.map has no scheme: write https://localhost:8080, or begin with / for an address on the console's own host.",
  ],
  [withMap('//map.test'), 'services.map begins with //: write https:// in front of the host.'],
  [withMap('ws://map.test'), 'services.map has the scheme ws: use http or https.'],
  [withMap('javascript:alert(1)'), 'services.map has the scheme javascript: use http or https.'],
  [withMap('https://'), 'services.map is no address: https://.'],
  [
    withMap('https://user:word@map.test'),
    'services.map holds a user name or a password: take them out.',
  ],
  [withMap('https://map.test?v=1'), 'services.map has a ? or # part: take it away.'],
  [
    { ...complete, services: 'https://platform.test' },
    'services must be an object in {}, and is the string https://platform.test.',
  ],
  [
    {
      ...complete,
      identityProvider: {
        ...complete.identityProvider,
        authority: 'https://id.test/.well-known/openid-configuration',
      },
    },
    'identityProvider.authority ends with /.well-known/openid-configuration: take that part away.',
  ],
  [
    { ...complete, testMode: true },
    'testMode must be "true" or "false" in quotes, and is the boolean true: it counts as "false".',
  ],
  [
    { ...complete, testMode: 'TRUE' },
    'testMode must be "true" or "false" in quotes, and is "TRUE": it counts as "false".',
  ],
  [
    { ...complete, testmode: 'true' },
    'testmode is not a name of the configuration; is testMode meant?',
  ],
  [
    { ...complete, externalTools: { scenarioViewr: '/viewer' } },
    'externalTools.scenarioViewr is not a name of the configuration; is externalTools.scenarioViewer meant?',
  ],
  [
    { ...complete, services: { ...complete.services, projekt: '/project' } },
    'services.projekt is not a name of the configuration; is services.project meant?',
  ],
  [
    { ...complete, imageCommands: { stop: 'x' } },
    'imageCommands.stop is not a name of the configuration; known are pull, run.',
  ],
  [
    { ...complete, objectStore: { endpoint: 's3.test' } },
    "objectStore.endpoint has no scheme: write https://s3.test, or begin with / for an address on the console's own host.",
  ],
  [
    { ...complete, featureScopes: { caret: true } },
    'featureScopes.caret must be a text in quotes, and is the boolean true.',
  ],
])('%j: %s', (content, text) => {
  expect(texts(content)).toEqual([text])
})

test.each([
  ['', 'The file is empty.'],
  ['<!doctype html>', 'The answer is a page, not JSON'],
  ['[]', 'The file must hold an object in {}, and holds a list.'],
  ['{\n  "services": {\n    "auth" "x"\n  }\n}', '(line 3 column 12)'],
  // Of these the browser does not say where.
  ['{\n  "services": }', '(line 2 column 15)'],
  ['{"testMode": "true"', '(line 1 column 20)'],
])('of the file %j it says: %s', (content, text) => {
  expect(configProblems(content).map(problemText).join()).toContain(text)
})

test('what keeps the console from starting is told as such, and only that', () => {
  const values = [undefined, '', 7, 'map.test', '//map.test', 'ws://map.test', 'https://', '/map']
  for (const value of values) {
    const content = withMap(value)
    const starts = () => readConfig(content, origin)
    const isFatal = configProblems(JSON.stringify(content)).some(({ fatal }) => fatal)
    if (isFatal) expect(starts, String(value)).toThrow(MissingValueError)
    else expect(starts, String(value)).not.toThrow()
  }
})
