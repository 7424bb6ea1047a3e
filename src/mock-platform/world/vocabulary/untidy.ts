import { untidyFailures } from './failures.ts'
import type { Vocabulary } from './shape.ts'
import { tidy } from './tidy.ts'

const rightToLeft = 'عبور المشاة عند إشارة المرور / תרחיש חציית כביש'

/** Long enough to be truncated everywhere; 128 characters, the limit of names. */
const veryLong =
  'Regression of the regression of lane changes before the tunnel entrance with three lead vehicles, two cyclists, and one more again'.slice(
    0,
    128,
  )

/**
 * Edge-case texts: markup, quotes, other scripts, right-to-left, long names, templates and spreadsheet formulas.
 * At most 128 characters each.
 */
const oddTexts = [
  '<img src=x onerror=alert(1)> & <b>bold</b> cut-in',
  `O'Hara's "special" case – 100 % \\ back/slash`,
  rightToLeft,
  veryLong,
  '無人シャトル右折（交差点・夜間）',
  '=HYPERLINK("https://example.com","=1+1")',
  '🚧 Roadworks 🚧 with a 👷🏽 flagger',
  'a',
  'Zażółć gęślą jaźń; DROP TABLE scenarios;--',
  '{{name}} {0} %3Cb%3E %s &lt;i&gt;',
] as const

/** Edge-case texts, which screens must show verbatim. */
export const untidy: Vocabulary = {
  scenarioNames: oddTexts,
  // These replace the names that explain a suite's purpose. The two deleted suites get ordinary names.
  suiteNames: { from: 1, names: oddTexts },
  descriptions: [
    '',
    '<script>alert("description")</script> "quoted" & \'single\'',
    '<img src=x onerror=alert(1)> at the test bench.',
    rightToLeft,
    '=1+1\n\n\n   more   than\tone line   ',
    'x'.repeat(240),
    '{{description}} {0} %s %3Cb%3E',
    'Runs with both map versions.',
  ],
  tags: ['odd', 'safety', 'regression', '"quoted" & \'single\'', 'עברית', '<tag>'],
  changeRequests: [
    'The pedestrian starts before the van hides them.',
    'Please use the new map.\n<b>And name the speed.</b>',
  ],
  // Parameter names and values are free text: quotes, markup, a name that every object has as a property.
  parameters: tidy.parameters.map((parameter) => {
    if (parameter.name === 'traffic_density') {
      return { ...parameter, name: 'constructor', values: ['a', 'b'] }
    }
    if (parameter.name !== 'npc_model') return parameter
    return { ...parameter, values: ['car_sedan', 'bus', 'truck "XL"', '<b>bicycle</b>'] }
  }),
  assetNames: oddTexts,
  assetDescriptions: [
    '',
    '<img src=x onerror=alert(1)> in a zip file',
    rightToLeft,
    '=1+1\n\n\n   more   than\tone line   ',
    'x'.repeat(256),
    'For scenarios at night.',
  ],
  areaMaps: tidy.areaMaps.map((areaMap) =>
    areaMap.displayName === 'Haneda'
      ? { ...areaMap, displayName: 'Haneda <T3> & "Apron"' }
      : areaMap,
  ),
  suiteLabel: { key: '1st', value: '0' },
  memberNames: [
    'Haruto Sato',
    'Sophie Dubois',
    'Priya Raman',
    '<b>Bobby</b> <img src=x onerror=alert(1)>',
    `Siobhán "Shiv" O'Neill`,
    'ليلى حداد',
    'נועה לוי',
    'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh von und zu Hohenlohe-Langenburg-Schillingsfürst the Younger of the Northern Test Track',
    '陳大文',
    'Oluwaseun Adébáyọ̀',
    'X',
    'Robert"); DROP TABLE members;--',
    'Zoë 🚕 Martínez',
    'Emeka & Sons',
  ],
  jobDescriptions: [
    'Nightly run',
    '  ',
    ...oddTexts.map((text) => Array.from(text).slice(0, 90).join('')),
  ],
  branches: [
    'main',
    'feature/cut-in#42',
    'fix/<b>bold</b>-brake',
    'release/2024.1 "rc"',
    'feature/=1+1',
    'feature/ünïcode-🚕',
    'dependabot/npm_and_yarn/a-very-long-branch-name-that-goes-on-and-on-until-every-column-is-too-narrow-for-it',
  ],
  otherRepository: {
    owner: `o'neill-&-sons`,
    repo: '<b>firmware</b>',
    events: { push: {}, schedule: [{ branch: 'feature/<script>', rate: 'hourly' }] },
    releaseEvents: { push: { branchFilter: 'release/*' } },
  },
  integrationDescription: 'Started by "CI" <nightly>',
  failures: untidyFailures,
  simulatorImage: 'simulator <dev>',
  releaseDescriptions: ['', rightToLeft, 'Brakes later.\n<b>Do not</b> use in rain.'],
  importedRelease: `Imported "by hand" <2023> ${'with a name of full length, '.repeat(2)}`.slice(
    0,
    64,
  ),
  dataComponent: 'calibration <data> & "maps"',
  componentNote: '<i>signed</i>',
}
