import { useProjects } from '@/session/project/projects.ts'
import { cx } from '@/ui/base/class-names.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface ProjectNameProps {
  id: string
  /** The id below the name, in a table whose rows have two lines. */
  stacked?: boolean
}

/** Name of a project, if the user is a member, and its id to copy. */
export function ProjectName({ id, stacked = false }: ProjectNameProps) {
  const name = useProjects()?.find((project) => project.id === id)?.displayName
  return (
    <span
      className={cx(
        'inline-flex max-w-full min-w-0 gap-x-2',
        stacked ? 'flex-col items-start' : 'items-center',
      )}
    >
      {name !== undefined && <TruncatedText text={name} />}
      <span className="shrink-0">
        <Copyable text={id} what="project ID" />
      </span>
    </span>
  )
}
