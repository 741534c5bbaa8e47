import { expect, test } from 'vitest'
import { buildScenario } from '../scenarios/buildScenario'
import { takeReports } from './reports'

test('@OPS-03 reports are taken and kept; what breaks their schema is refused with its place', () => {
  const { state } = buildScenario('visitor')
  const body = {
    version: 1,
    release: 'assets/entry-1.js',
    reports: [{ kind: 'vital', page: '/products/:serviceType?', count: 1, name: 'LCP', value: 812 }],
  }
  expect(takeReports(state, JSON.stringify(body))).toMatchObject({ status: 200 })
  const personal = { ...body, reports: [{ ...body.reports[0], page: '/reset/abc@example.com' }] }
  const refused = takeReports(state, JSON.stringify(personal))
  expect(refused).toMatchObject({ status: 400, body: expect.stringContaining('reports.0.page') })
  expect(takeReports(state, '<html>')).toMatchObject({ status: 400 })
  expect(state.reports).toEqual(body.reports)
})
