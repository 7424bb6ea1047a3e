import { TextLink } from '@/ui/button.tsx'

interface ScenarioLinkProps {
  id: string
  name: string
  className?: string
}

/** A link to a scenario, in a new tab: what is typed here stays. */
export function ScenarioLink({ id, name, className }: ScenarioLinkProps) {
  const to: string = `/scenarios/${encodeURIComponent(id)}`
  return (
    <TextLink to={to} target="_blank" className={className}>
      <bdi>{name}</bdi>
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  )
}
