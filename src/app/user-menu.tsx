import { CircleUser, House, Keyboard } from 'lucide-react'
import { readBuild } from '@/config/build-info.ts'
import { useUserNames } from '@/session/sign-in/use-sign-in.ts'
import { chooseStartPage, useOtherStartPage } from '@/session/start-page.ts'
import { Menu } from '@/ui/overlays/menu.tsx'
import { useLookCommands } from './use-look-commands.ts'
import { useCanSignOut } from './use-sign-out.ts'

/** Says who is signed in; its menu holds what is set for this browser. Renders nothing while nobody is signed in. */
export function UserMenu({ onHelp }: { onHelp: () => void }) {
  const [name, ...others] = useUserNames()
  const enabled = useCanSignOut()
  const other = useOtherStartPage()
  const { dates, theme } = useLookCommands()
  if (!enabled || name === undefined) return null
  const whole = [name, ...others].join(', ')
  const { version } = readBuild()
  return (
    <Menu
      label={`Signed in as ${name}`}
      hint={whole}
      head={
        <>
          <bdi className="block font-semibold text-ink">{name}</bdi>
          {others.map((text) => (
            <bdi key={text} className="block">
              {text}
            </bdi>
          ))}
        </>
      }
      foot={version && `Version ${version}`}
      items={[
        ...[dates, theme].map(({ icon: Icon, run, ...item }) => ({
          ...item,
          icon: <Icon aria-hidden />,
          onSelect: run,
        })),
        {
          id: 'start-page',
          label: `Start with ${other.name}`,
          icon: <House aria-hidden />,
          onSelect: () => chooseStartPage(other.path),
        },
        {
          id: 'keys',
          label: 'Keyboard shortcuts',
          icon: <Keyboard aria-hidden />,
          onSelect: onHelp,
        },
      ]}
    >
      <CircleUser aria-hidden />
      <bdi className="hidden max-w-36 truncate md:inline">{name}</bdi>
    </Menu>
  )
}
