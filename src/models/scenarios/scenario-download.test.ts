import { expect, test } from 'vitest'
import { downloadName, whyNotDownload, yamlOf } from './scenario-download.ts'

test.each([
  [undefined, 'no scenario'],
  ['', 'no scenario'],
  ['{"a":', 'scenarioFormat is not json format'],
  ['name: x', 'scenarioFormat is not json format'],
  ['{"a": 1}', undefined],
  ['null', undefined],
])('content %j', (scenarioFormat, reason) => {
  expect(whyNotDownload(scenarioFormat === undefined ? {} : { scenarioFormat })).toBe(reason)
})

test('the content is saved as YAML, under id and version', async () => {
  expect(downloadName({ id: 'a-1', versionId: 3 })).toBe('scenario_a-1_3.yml')
  expect(await yamlOf({ scenarioFormat: '{"name":"Cut-in","Entities":[{"s":12.5}]}' })).toBe(
    'name: Cut-in\nEntities:\n  - s: 12.5\n',
  )
})
