import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (name: string) => parse(readFileSync(join('deploy/kubernetes', name), 'utf8'))
const { resources, configMapGenerator } = read('kustomization.yaml')
const { spec } = read('deployment.yaml')
const pod = spec.template.spec
const [container] = pod.containers

test('all belong together', () => {
  expect([...resources, ...configMapGenerator[0].files, 'kustomization.yaml'].sort()).toEqual(
    readdirSync('deploy/kubernetes').sort(),
  )
  const labels = spec.template.metadata.labels
  expect(spec.selector.matchLabels).toEqual(labels)
  expect(read('service.yaml').spec.selector).toEqual(labels)
  expect(read('disruption.yaml').spec.selector.matchLabels).toEqual(labels)
  expect(read('ingress.yaml').spec.ingressClassName).toBeTruthy()
  const [rule] = read('ingress.yaml').spec.rules
  expect(rule.http.paths[0].backend.service.name).toBe(read('service.yaml').metadata.name)
  expect(pod.volumes[0].configMap.name).toBe(configMapGenerator[0].name)
})

test('the configuration is the example of the guide', () => {
  const example = readFileSync('deploy/config.example.json', 'utf8')
  expect(read('config.json')).toEqual(JSON.parse(example))
})

test('the container has no rights, one place to write, and is asked for its health', () => {
  expect(pod.securityContext.runAsNonRoot).toBe(true)
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container.volumeMounts).toEqual([
    { name: 'config', mountPath: '/config', readOnly: true },
    { name: 'tmp', mountPath: '/tmp' },
  ])
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
    expect(container[probe].httpGet).toEqual({ path: '/healthz', port: 'http' })
  }
  expect(container.ports[0].containerPort).toBe(8080)
  expect(container.resources.limits.memory).toBeTruthy()
})
