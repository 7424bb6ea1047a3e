import { useProjects } from '@/session/project/projects.ts'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Name of a project, if the user is a member, and its id to copy. */
export function ProjectName({ id }: { id: string }) {
  const name = useProjects()?.find((project) => project.id === id)?.displayName
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-x-2">
      {name !== undefined && <TruncatedText text={name} />}
      <Copyable text={id} what="project ID" />
    </span>
  )
}
