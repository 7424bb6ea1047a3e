import type { BuildReport } from '@generated/evaluation/types.ts'

/** Templates of the commands for an image of a build; `{name}` stands for a value of the image. */
export interface CommandTemplates {
  pull?: string | undefined
  run?: string | undefined
}

/** A command for an image of a build. */
export interface ImageCommand {
  label: string
  text: string
}

/** A text as one word of a shell: names come from elsewhere. */
const quoted = (text: string) =>
  /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

const filled = (template: string, values: { readonly [name: string]: string }) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? quoted(values[name] ?? '') : whole,
  )

/** The commands that pull and run the images of a build; expired images have none. */
export const imageCommands = (
  { id, jobId, artifact }: Pick<BuildReport, 'id' | 'jobId' | 'artifact'>,
  projectId: string,
  templates: CommandTemplates,
): ImageCommand[] =>
  (artifact?.images ?? [])
    .filter(({ expired }) => !expired)
    .flatMap((image) => {
      const values = {
        imageId: image.id,
        imageType: image.type,
        artifact: artifact?.name ?? '',
        buildReportId: id,
        jobId,
        projectId,
      }
      return (['pull', 'run'] as const).flatMap((verb) => {
        const template = templates[verb]
        const label = `${verb === 'pull' ? 'Pull' : 'Run'} ${image.type}`
        return template ? { label, text: filled(template, values) } : []
      })
    })
