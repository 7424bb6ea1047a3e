import { Copyable } from '@/ui/copyable.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import { useProjects } from './projects.ts'

/** A project by its name, where the user is a member of it, and its id to copy. */
export function ProjectName({ id }: { id: string }) {
  const name = useProjects()?.find((project) => project.id === id)?.displayName
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
      {name !== undefined && <CutText text={name} />}
      <Copyable text={id} what="project ID" />
    </span>
  )
}
