// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { axesOf } from '@/models/ml-experiments/run-axes.ts'
import type { Fact } from '@/models/ml-experiments/run-comparison.ts'
import { ParallelChart } from './parallel-chart.tsx'

afterEach(cleanup)

const path = 'training_artifacts.package_name_of_it'
const word = 'a_quite_long_word_of_a_config'

const fact = (name: string): Fact => ({
  id: `Config ${name}`,
  group: 'Config',
  name,
  values: [word, `${word}_2`],
})

test('the texts of the outer axes are cut to the room beside them', () => {
  const axes = axesOf([fact(`${path}_1`), fact(`${path}_2`), fact(`${path}_3`)])
  render(
    <ParallelChart
      axes={axes}
      allAxes={axes}
      runs={[]}
      within={[]}
      active={undefined}
      onOpen={() => {}}
      ranges={[]}
      onRanges={() => {}}
    />,
  )
  const texts = [...screen.getByRole('img').querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  )
  // A name may reach 70 px to both sides of the first and the last axis, the marks of the last one 64 px.
  expect(texts).toEqual([
    '…ckage_name_of_it_1',
    ...[word, '…uite_long_word_of_a_config_2'],
    '…rtifacts.package_name_of_it_2',
    ...[word, '…uite_long_word_of_a_config_2'],
    '…ckage_name_of_it_3',
    ...['…_config', '…onfig_2'],
  ])
})
