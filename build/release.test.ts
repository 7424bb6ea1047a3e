import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { checksumLines, notesOf } from './release.ts'

test('checksums are as sha256sum writes them, by name', () => {
  const files = [
    { name: 'b', content: Buffer.from('') },
    { name: 'a', content: Buffer.from('abc') },
  ]
  expect(checksumLines(files)).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n',
  )
})

test('the notes of a version are its part of the changelog', () => {
  const changelog = '# Changelog\n\n## 1.10.0\n\nTen.\n\n## 1.1.0 (5 March 2026)\n\nOne.\n'
  expect(notesOf(changelog, '1.1.0')).toBe('One.')
  expect(notesOf(changelog, '1.10.0')).toBe('Ten.')
  expect(notesOf(changelog, '1.0.0')).toBeUndefined()
})

test('the changelog tells of the version in package.json', () => {
  expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), packageFile.version)).toBeTruthy()
})
