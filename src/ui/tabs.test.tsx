// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

afterEach(cleanup)

function Example() {
  const [value, setValue] = useState('scenarios')
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList label="Suite">
        <Tab value="scenarios" count={1203}>
          Scenarios
        </Tab>
        <Tab value="catalogs">Catalogs</Tab>
        <Tab value="history">History</Tab>
      </TabList>
      <TabPanel value="scenarios">The scenarios</TabPanel>
      <TabPanel value="catalogs">The catalogs</TabPanel>
    </Tabs>
  )
}

const tab = (name: RegExp) => screen.getByRole('tab', { name })
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

test('the open tab is selected, the only stop of the Tab key, and names its panel', () => {
  render(<Example />)
  expect(screen.getAllByRole('tab').map((t) => t.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ])
  expect(screen.getAllByRole('tab').map((t) => t.tabIndex)).toEqual([0, -1, -1])
  expect(screen.getByRole('tabpanel', { name: /Scenarios/ }).textContent).toBe('The scenarios')
  expect(tab(/Scenarios/).textContent).toBe('Scenarios1,203')
})

test('arrow keys, Home and End move among the tabs; Space opens one', () => {
  render(<Example />)
  tab(/Scenarios/).focus()
  key('ArrowLeft')
  expect(document.activeElement).toBe(tab(/History/))
  key('ArrowRight')
  expect(document.activeElement).toBe(tab(/Scenarios/))
  key('End')
  key('ArrowLeft')
  expect(document.activeElement).toBe(tab(/Catalogs/))
  expect(screen.getByRole('tabpanel').textContent).toBe('The scenarios')
  key(' ')
  expect(screen.getByRole('tabpanel').textContent).toBe('The catalogs')
  key('Home')
  expect(document.activeElement).toBe(tab(/Scenarios/))
})
