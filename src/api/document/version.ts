import { readFileSync } from 'node:fs'

const changes = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')

export const version = /^## (\d+\.\d+\.\d+)$/m.exec(changes)?.[1] ?? '0.0.0'
