import { expect, test } from 'vitest'
import { startTestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'

interface WirePackage {
  id: string
  name: string
  version_id: string
  deprecated: boolean
  shared_from?: string
}

interface WireRelease {
  id: string
  name: string
  package_id: string
  deprecated: boolean
  shared_from?: string
  packaging_report: { status: string }
  review: { status: string; comment?: string }
  asset?: { items: { id: string }[] }
}

const { shuttle, robotaxi, empty } = projectIds

const start = async () => {
  const world = startTestPlatform()
  const packages = (projectId: string = shuttle, query = {}) =>
    world.all<WirePackage>('ml.listPackages', 'packages', { projectId, query })
  const named = async (name: string, projectId: string = shuttle) => {
    const found = (await packages(projectId)).find((one) => one.name === name)
    if (!found) throw new Error(`There is no package ${name}.`)
    return found
  }
  const releases = (packageId: string, projectId: string = shuttle, query = {}) =>
    world.all<WireRelease>('ml.listPackageReleases', 'releases', {
      projectId,
      path: { packageId },
      query,
    })
  return { ...world, packages, named, releases }
}

test('the firmware of a project contains releases of its packages, found from both sides', async () => {
  const { all, call, releases, named } = await start()
  const { id: packageId } = await named('night_detector')
  const used: string[] = []
  const states = new Set<string | undefined>()
  for (const { id: mlPackageReleaseId } of await releases(packageId)) {
    const { body } = await call<{ firmware_releases: { id: string; catalog_id: string }[] }>(
      'catalog.listPackageFirmwareReleases',
      { path: { packageId }, query: { mlPackageReleaseId } },
    )
    for (const { id: releaseId, catalog_id: catalogId } of body.firmware_releases) {
      const { body: firmware } = await call<{ items: { ml_packages: { release_id: string }[] }[] }>(
        'catalog.getFirmwareRelease',
        { path: { catalogId, releaseId } },
      )
      const ids = firmware.items.flatMap((item) => item.ml_packages)
      expect(ids.map(({ release_id }) => release_id)).toContain(mlPackageReleaseId)
    }
    const jobs = await all<{ job_id: string; firmware?: { release_status?: string } }>(
      'evaluation.listPackageJobReports',
      'reports',
      { path: { packageId }, query: { mlPackageReleaseId } },
    )
    for (const { firmware } of jobs) states.add(firmware?.release_status)
    if (body.firmware_releases.length > 0) used.push(...jobs.map(({ job_id }) => job_id))
  }
  expect(used.length).toBeGreaterThan(0)
  // Of the firmware that these jobs make, or none.
  expect([...states]).toEqual(expect.arrayContaining([undefined, 'succeeded']))
  const { body } = await call<{ reports: { ml_packages: { id: string }[] }[] }>(
    'evaluation.listBuildReports',
    { path: { jobId: used[0] ?? '' } },
  )
  expect(body.reports[0]?.ml_packages.map(({ id }) => id)).toContain(packageId)
})

test('a release is packed by the clock, and then reviewed, downloaded, renamed and deleted', async () => {
  const { call, platform, named, all } = await start()
  const { id: packageId } = await named('night_detector')
  const artifacts = await all<{ id: string; filename: string }>('ml.listArtifacts', 'artifacts', {
    query: { packageId },
  })
  const artifactIds = artifacts.slice(0, 2).map(({ id }) => id)
  const make = (ids: readonly string[], name = 'v2') =>
    call<WireRelease>('ml.createPackageRelease', {
      path: { packageId },
      body: { name, description: '', artifact_ids: ids },
    })
  expect((await make([])).status).toBe(400)
  expect((await make(['11111111-2222-4333-8444-555555555555'])).status).toBe(400)
  const sameName = artifacts.filter(({ filename }) => filename === 'detector.onnx')
  expect((await make(sameName.map(({ id }) => id))).status).toBe(400)

  const { body: made } = await make(artifactIds)
  const path = { packageId, releaseId: made.id }
  const read = async () => (await call<WireRelease>('ml.getPackageRelease', { path })).body
  const change = (operation: string, body?: object) => call(`ml.${operation}`, { path, body })
  const review = { status: 'approved', comment: 'Good.' }
  const renamed = { name: 'v2.1', description: '' }
  expect(made.packaging_report.status).toBe('requested')
  for (const [operation, body] of [
    ['downloadPackageRelease', { expiration_time: 3600 }],
    ['reviewPackageRelease', review],
    ['deprecatePackageRelease', undefined],
  ] as const) {
    expect([operation, (await change(operation, body)).status]).toEqual([operation, 409])
  }
  platform.clock.jump(30)
  expect((await read()).packaging_report.status).toBe('started')
  platform.clock.jump(90)
  expect((await read()).packaging_report.status).toBe('completed')
  const link = await call<{ url: string; size: number; expires_at: string }>(
    'ml.downloadPackageRelease',
    { path, body: { expiration_time: 3600 } },
  )
  expect(link.body).toMatchObject({ url: expect.stringContaining('v2.zip') })
  expect(Date.parse(link.body.expires_at) - platform.clock.now()).toBe(3600 * 1000)
  expect((await change('reviewPackageRelease', review)).status).toBe(204)
  expect((await change('reviewPackageRelease', review)).status).toBe(409)
  expect((await change('updatePackageRelease', renamed)).status).toBe(204)
  expect(await read()).toMatchObject({ name: 'v2.1', review })
  expect((await change('deprecatePackageRelease')).status).toBe(204)
  expect((await read()).deprecated).toBe(true)
  expect((await change('updatePackageRelease', renamed)).status).toBe(409)

  const { body: failing } = await make(artifactIds, 'v3-fails')
  platform.clock.jump(120)
  path.releaseId = failing.id
  expect((await read()).packaging_report.status).toBe('failed')
})

test('a shared package arrives some minutes after it was accepted, read-only', async () => {
  const { call, platform, named, packages, releases } = await start()
  const { id: packageId } = await named('night_detector')
  const share = (destination: string) =>
    call<{ id: string }>('ml.createPackageShare', { path: { packageId }, body: { destination } })
  expect((await share(robotaxi)).status).toBe(409)
  expect((await share(shuttle)).status).toBe(409)
  expect((await share('11111111-2222-4333-8444-555555555555')).status).toBe(400)
  const { body: shared } = await share(empty)
  const answer = { projectId: empty, path: { packageId, invitationId: shared.id } }
  expect((await call('ml.acceptPackageShareInvitation', answer)).status).toBe(204)
  expect((await call('ml.acceptPackageShareInvitation', answer)).status).toBe(404)
  expect(await packages(empty)).toEqual([])
  platform.clock.jump(600)
  const copy = await named('night_detector', empty)
  expect(copy.shared_from).toBe(shuttle)
  const [release] = (await releases(copy.id, empty)).filter(
    ({ packaging_report }) => packaging_report.status === 'completed',
  )
  expect(release).toMatchObject({ package_id: copy.id, shared_from: shuttle })
  expect(release?.asset).toBeUndefined()

  const path = { packageId: copy.id }
  const inRelease = { ...path, releaseId: release?.id ?? '' }
  const refused = [
    ['updatePackage', path, { name: 'a', description: '', current_version_id: copy.version_id }],
    ['createPackageShare', path, { destination: robotaxi }],
    ['createPackageRelease', path, { name: 'a', description: '', artifact_ids: [copy.id] }],
    ['updatePackageRelease', inRelease, { name: 'a', description: '' }],
    ['reviewPackageRelease', inRelease, { status: 'approved' }],
    ['deprecatePackageRelease', inRelease, undefined],
  ] as const
  for (const [operation, at, body] of refused) {
    const { status } = await call(`ml.${operation}`, { projectId: empty, path: at, body })
    expect([operation, status]).toEqual([operation, 403])
  }
  expect((await call('ml.deprecatePackage', { projectId: empty, path })).status).toBe(204)
  expect(await packages(empty)).toEqual([])
  expect(await packages(empty, { deprecated: true })).toHaveLength(1)
  expect((await share(empty)).status).toBe(201)
})

test('a package is changed only from its newest version, and takes its shares along when deleted', async () => {
  const { call, named, packages } = await start()
  const { id: packageId, version_id } = await named('night_detector')
  const update = () =>
    call('ml.updatePackage', {
      path: { packageId },
      body: { name: 'dusk_detector', description: '', current_version_id: version_id },
    })
  expect((await update()).status).toBe(201)
  expect((await update()).status).toBe(409)
  expect(await named('dusk_detector', robotaxi)).toMatchObject({ shared_from: shuttle })
  expect((await call('ml.deprecatePackage', { path: { packageId } })).status).toBe(204)
  expect((await call('ml.deprecatePackage', { path: { packageId } })).status).toBe(409)
  const gone = await packages(robotaxi, { deprecated: true })
  expect(gone.map(({ name }) => name)).toContain('dusk_detector')
})
