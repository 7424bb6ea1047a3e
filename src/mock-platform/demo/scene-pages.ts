import { basePath } from '@/config/base-path.ts'
import { type Scene, scenes } from '@/demo-protocol/scenes.ts'
import { escaped, page } from '../identity/identity-pages.ts'

/** Address at which a scene begins, in the server's demo and in the static one. */
const sceneAddress = (id: string) => `${basePath}/?scene=${id}`

const told = ({ next }: Scene) =>
  next.map((line) => `<span class="what">${escaped(line)}</span>`).join('')

const links = scenes
  .map(
    (scene) =>
      `<li><a href="${sceneAddress(scene.id)}">${escaped(scene.title)}</a>${told(scene)}</li>`,
  )
  .join('')

/** The page that lists the scenes. */
export const scenesPage = () =>
  page(
    'Scenes',
    `<h1>Scenes of the demo</h1>
<p>Each begins with fresh data, as the person that it is told for.</p>
<ul>${links}</ul>`,
  )

/** Forgets who is signed in, and what they entered, then goes on. */
export const openSceneScript =
  'sessionStorage.clear(); location.replace(document.querySelector("a").href)'

/** The page that leads into a scene which the server has set up. */
export const openScenePage = (scene: Scene, target: string) =>
  page(
    scene.title,
    `<h1>${escaped(scene.title)}</h1>
<ul><li><a href="${escaped(target)}">Go on</a>${told(scene)}</li></ul>
<script>${openSceneScript}</script>`,
  )
