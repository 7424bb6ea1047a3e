import { expect, test } from 'vitest'
import { imageCommands } from './build-commands.ts'

const report = {
  id: 'build-1',
  jobId: 'job-1',
  artifact: {
    name: 'autoware',
    images: [
      { id: 'image-1', type: 'runtime', expired: false },
      { id: 'image-2', type: 'old', expired: true },
    ],
  },
}

const templates = { pull: 'docker pull r.test/{projectId}/{artifact}:{imageId}', run: undefined }

test('every image that is not expired has a command for each template', () => {
  expect(imageCommands(report, 'project-1', templates)).toEqual([
    { label: 'Pull runtime', text: 'docker pull r.test/project-1/autoware:image-1' },
  ])
  expect(
    imageCommands(report, 'project-1', { ...templates, run: 'run {jobId} {unknown}' }),
  ).toEqual([
    expect.objectContaining({ label: 'Pull runtime' }),
    { label: 'Run runtime', text: 'run job-1 {unknown}' },
  ])
})

test('without a template or an artifact there is none', () => {
  expect(imageCommands(report, 'p', { pull: undefined, run: undefined })).toEqual([])
  expect(imageCommands({ id: 'a', jobId: 'b' }, 'p', templates)).toEqual([])
})

test('a value stays one word of the shell, whatever it says', () => {
  const artifact = { ...report.artifact, name: "a'; rm -rf $HOME #" }
  const [command] = imageCommands({ ...report, artifact }, 'p', templates)
  expect(command?.text).toBe(`docker pull r.test/p/'a'\\''; rm -rf $HOME #':image-1`)
  const [list] = imageCommands(
    { ...report, artifact: { ...artifact, name: 'x; autoware' } },
    'p',
    templates,
  )
  expect(list?.text).toBe(`docker pull r.test/p/'x; autoware':image-1`)
})
