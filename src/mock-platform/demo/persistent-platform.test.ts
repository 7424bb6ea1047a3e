import { beforeEach, expect, test, vi } from 'vitest'
import { codecChecks } from '../checks/codec-checks.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { personas } from '../world/personas.ts'
import { projectIds } from '../world/world-projects.ts'
import { createPersistentPlatform } from './persistent-platform.ts'

const origin = 'http://localhost:4600'
const suites = `/services/evaluation/projects/${projectIds.shuttle}/suites`

let storage: Storage
beforeEach(() => {
  storage = memoryStorage()
})

/** Starts the platform of the next page load. */
const nextPage = async () => {
  const { platform, handle, resume } = createPersistentPlatform({
    origin,
    storage,
    checks: codecChecks,
    identify: async () => personas[0]?.subjectId,
  })
  await resume()
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: 'Bearer good', 'content-type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await handle(new Request(origin + path, init))
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
  return Object.assign(call, { objects: platform.world.objectStore.objects })
}

const newSuite = {
  title: 'Kept',
  description: '',
  type: 'planning_sim_v2',
  purpose: 'evaluation',
  specs: [],
  catalogs: [],
  target_environment_types: ['container'],
  parameter_set_overrides: [],
  labels: [],
}

test('changes survive a page load, with the same ids and about the same times', async () => {
  const first = await nextPage()
  const { status, body } = await first('POST', suites, newSuite)
  expect(status).toBe(201)
  const made = (await first('GET', `${suites}/${body.id}`)).body
  await first('POST', '/demo/clock', { jumpSeconds: 3600 })
  await first('PUT', `${suites}/${body.id}/not-there`)

  const second = await nextPage()
  const { body: again } = await second('GET', `${suites}/${body.id}`)
  expect({ ...again, created_at: '', updated_at: '' }).toEqual({
    ...made,
    created_at: '',
    updated_at: '',
  })
  expect(Math.abs(Date.parse(again.created_at) - Date.parse(made.created_at))).toBeLessThan(1000)
  const { body: state } = await second('GET', '/demo/state')
  expect(Date.parse(state.clock.now) - Date.now()).toBeGreaterThan(3_500_000)

  const { body: other } = await second('POST', suites, newSuite)
  const third = await nextPage()
  expect((await third('GET', `${suites}/${other.id}`)).status).toBe(200)
  expect((await third('GET', `${suites}/${body.id}`)).status).toBe(200)
})

test('an asset survives a page load with its uploaded file', async () => {
  const assets = `/services/scenario/projects/${projectIds.shuttle}/assets`
  const first = await nextPage()
  const { body: upload } = await first('POST', `${assets}/upload`)
  const file = { size: 1234, etag: '"1"', checksum: '', content: new Uint8Array(1234) }
  first.objects.set(`${upload.bucket}/${upload.key}`, file)
  const registered = { display_name: 'Kept', file_id: upload.file_id }
  const { body: asset } = await first('POST', assets, registered)

  const second = await nextPage()
  expect((await second('GET', `${assets}/${asset.id}`)).body.size).toBe(1234)
  expect((await second('POST', assets, registered)).status).toBe(201)
})

test('faults, latency and a paused clock survive a page load; a refused call is not replayed', async () => {
  const first = await nextPage()
  await first('POST', '/demo/clock', { paused: true })
  const { body: before } = await first('GET', '/demo/state')
  const fault = { kind: 'status', status: 400, form: 'code' }
  await first('POST', '/demo/faults', { operation: 'evaluation.createSuite', fault })
  expect((await first('POST', suites, newSuite)).status).toBe(400)
  await first('POST', '/demo/latency', { milliseconds: 1 })

  const second = await nextPage()
  const { body: state } = await second('GET', '/demo/state')
  expect(state.faults).toEqual([{ operation: 'evaluation.createSuite', fault }])
  expect(state.latency).toBe(1)
  expect(state.clock).toEqual(before.clock)
  const { body: list } = await second('GET', `${suites}?size=1`)
  expect(list.suites[0].display_name).not.toBe('Kept')
})

test('a change survives a page load whose answer is lost', async () => {
  const first = await nextPage()
  const fault = { kind: 'lost' }
  await first('POST', '/demo/faults', { operation: 'evaluation.createSuite', fault, times: 1 })
  expect((await first('POST', suites, newSuite)).status).toBe(0)
  const second = await nextPage()
  const { body: list } = await second('GET', `${suites}?size=1`)
  expect(list.suites[0].display_name).toBe('Kept')
})

test('a reset discards changes', async () => {
  const first = await nextPage()
  const { body } = await first('POST', suites, newSuite)
  await first('POST', '/demo/reset', { seed: 'another' })
  const second = await nextPage()
  expect((await second('GET', '/demo/state')).body.seed).toBe('another')
  expect((await second('GET', `${suites}/${body.id}`)).status).toBe(404)
})

test('a call that only reads is not stored, whatever its method', async () => {
  const first = await nextPage()
  const members = `/services/project/projects/${projectIds.shuttle}/members/batch`
  expect((await first('POST', members, { member_subject_ids: ['nobody'] })).status).toBe(200)
  expect(storage.getItem(storage.key(0) ?? '')).toContain('"changes":[]')
})

test('a full storage does not fail the call', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  storage = memoryStorage(10)
  const first = await nextPage()
  expect((await first('POST', suites, newSuite)).status).toBe(201)
})

test('a snapshot of another build in another shape is dropped', async () => {
  const first = await nextPage()
  await first('POST', '/demo/reset', { seed: 'another' })
  storage.setItem(storage.key(0) ?? '', '{"seed":"another","changes":{}}')
  const second = await nextPage()
  expect((await second('GET', '/demo/state')).body.seed).toBe('evaluation')
})
