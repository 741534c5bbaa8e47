import { expect, test } from 'vitest'
import { expectedFilter } from './expectedFilter'

const bus = { name: { en: 'Bus', fr: 'Autobus' }, filter: 'filter-service:service-bus', colour: '#ab3d16' }
const ferry = { name: { en: 'Ferry', fr: 'Traversier' }, filter: 'filter-service:service%2Fferry' }

test('@CAT-01 the services of the settings are the first filter until the backend answers', () => {
  expect(expectedFilter([bus, ferry], 'Service', 'fr')).toMatchObject([
    {
      uuid: 'filter-service',
      display_name: 'Service',
      values: [
        { uuid: 'service-bus', value: 'Autobus', colour: '#ab3d16' },
        { uuid: 'service/ferry', value: 'Traversier' },
      ],
    },
  ])
})

test('@CAT-01 services of several filters are no choice among each other, and no services are none', () => {
  expect(expectedFilter([bus, { ...ferry, filter: 'filter-product:ferry' }], 'Service', 'en')).toEqual([])
  expect(expectedFilter([], 'Service', 'en')).toEqual([])
})
