import { describe, expect, test } from 'vitest'
import { MissingValueError, readConfig } from './config.ts'
import { externalTools, features } from './config-names.ts'
import { services } from './services.ts'

const origin = 'https://console.test'

const complete = () => ({
  services: Object.fromEntries(services.map((service) => [service, `/services/${service}`])),
  identityProvider: { authority: '/identity', clientId: 'evaluation-console' },
})

describe('readConfig', () => {
  test('resolves relative URLs and drops trailing slashes', () => {
    const content = complete()
    content.services.map = 'https://maps.test/api/'
    const read = readConfig(content, origin)
    expect(read.services.evaluation).toBe('https://console.test/services/evaluation')
    expect(read.services.map).toBe('https://maps.test/api')
    expect(read.identityProvider).toEqual({
      authority: 'https://console.test/identity',
      clientId: 'evaluation-console',
      environment: 'prd',
      prompt: undefined,
      signOut: 'provider',
      newTabs: 'share',
    })
  })

  test.each([
    [{}, 'share'],
    [{ prompt: 'consent' }, 'share'],
    [{ prompt: 'login' }, 'sign-in'],
    [{ prompt: 'select_account' }, 'sign-in'],
    [{ prompt: 'login', newTabs: 'share' }, 'share'],
    [{ newTabs: 'sign-in' }, 'sign-in'],
    [{ newTabs: 'never' }, 'share'],
  ])('with %j a new tab is signed in by: %s', (given, newTabs) => {
    const content = complete()
    Object.assign(content.identityProvider, given)
    expect(readConfig(content, origin).identityProvider.newTabs).toBe(newTabs)
  })

  test('optional values have defaults', () => {
    const read = readConfig(complete(), origin)
    expect(read.testMode).toBe(false)
    expect(read.objectStore).toEqual({ endpoint: undefined, region: 'ap-northeast-1' })
    for (const feature of features) expect(read.featureScopes[feature]).toBeUndefined()
    for (const tool of externalTools) expect(read.externalTools[tool]).toBeUndefined()
    expect(read.imageCommands).toEqual({ pull: undefined, run: undefined })
    expect(read.measurements.address).toBeUndefined()
  })

  test('reads optional values', () => {
    const read = readConfig(
      {
        ...complete(),
        objectStore: { endpoint: '/object-store/', region: 'eu-central-1' },
        featureScopes: { internalStaff: 'internal', caret: '' },
        externalTools: { scenarioViewer: '/tools/viewer', scenarioEditor: 'javascript:alert(1)' },
        imageCommands: { pull: ' docker pull {imageId} ', run: 7 },
        measurements: { address: '/measurements' },
      },
      origin,
    )
    expect(read.objectStore).toEqual({
      endpoint: 'https://console.test/object-store',
      region: 'eu-central-1',
    })
    expect(read.featureScopes).toMatchObject({ internalStaff: 'internal', caret: undefined })
    expect(read.externalTools.scenarioViewer).toBe('https://console.test/tools/viewer')
    expect(read.externalTools.scenarioEditor).toBeUndefined()
    expect(read.imageCommands).toEqual({ pull: 'docker pull {imageId}', run: undefined })
    expect(read.measurements.address).toBe('https://console.test/measurements')
  })

  test.each([
    ['true', true],
    ['TRUE', false],
    ['false', false],
    ['1', false],
    [true, false],
    [undefined, false],
  ])('test mode %j is %s', (testMode, on) => {
    expect(readConfig({ ...complete(), testMode }, origin).testMode).toBe(on)
  })

  test.each(services)('throws without a URL of %s', (service) => {
    for (const value of [undefined, '', '  ', 7, null]) {
      const content = complete()
      const read = () =>
        readConfig({ ...content, services: { ...content.services, [service]: value } }, origin)
      expect(read).toThrow(new MissingValueError(`services.${service}`))
    }
  })

  test.each(['authority', 'clientId'])('throws without identityProvider.%s', (name) => {
    const content = complete()
    const identityProvider = { ...content.identityProvider, [name]: undefined }
    expect(() => readConfig({ ...content, identityProvider }, origin)).toThrow(
      `Missing environment value: identityProvider.${name}`,
    )
  })

  test.each([null, 'text', 7, []])('content %j names the first missing value', (content) => {
    expect(() => readConfig(content, origin)).toThrow('Missing environment value: services.auth')
  })

  test.each([
    'https://',
    'javascript:alert(1)',
    'data:text/plain,x',
    'file:///etc/passwd',
    'ws://ml.test',
    'https://user:password@ml.test',
  ])('%s is no address of a service', (address) => {
    const content = complete()
    content.services.ml = address
    expect(() => readConfig(content, origin)).toThrow('Missing environment value: services.ml')
  })
})
