import { basePath } from '@/config/base-path.ts'
import { scenes } from '@/demo-protocol/scenes.ts'
import { ControlPanel } from './panel.tsx'

/** The scenes of the demo, each with its address and with what to show next. */
export function SceneLinks() {
  return (
    <ControlPanel
      title="Scenes"
      help="Each begins with fresh data, as the person that it is told for. Reset the demo to return."
    >
      <ul className="grid gap-3 lg:grid-cols-2">
        {scenes.map(({ id, title, next }) => (
          <li key={id} className="text-sm">
            {/* Not by the router: the demo opens it before the console starts. */}
            <a
              href={`${basePath}/?scene=${id}`}
              className="font-semibold text-primary hover:underline"
            >
              {title}
            </a>
            {next.map((line) => (
              <p key={line} className="mt-0.5 text-muted">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </ControlPanel>
  )
}
