import { CircleUser, LogOut } from 'lucide-react'
import { useUserNames } from '@/session/sign-in/use-sign-in.ts'
import { Menu } from '@/ui/overlays/menu.tsx'
import { useCanSignOut, useSignOut } from './use-sign-out.ts'

/** Says who is signed in; its menu signs the user out. Renders nothing while nobody is signed in. */
export function UserMenu() {
  const [name, ...others] = useUserNames()
  const enabled = useCanSignOut()
  const signOut = useSignOut()
  if (!enabled || name === undefined) return null
  const whole = [name, ...others].join(', ')
  return (
    <Menu
      label={`Signed in as ${name}`}
      hint={whole}
      items={[{ id: 'log-out', label: 'Log out', icon: <LogOut aria-hidden />, onSelect: signOut }]}
    >
      <CircleUser aria-hidden />
      <bdi className="hidden max-w-36 truncate md:inline">{name}</bdi>
    </Menu>
  )
}
