import { reportsBody } from '../reports/report'
import type { ReportsBody } from '../reports/report'
import { schemaOf } from './components'

const example: ReportsBody = {
  version: 1,
  release: 'assets/entry-B4kz1x2a.js',
  reports: [
    {
      kind: 'crash',
      page: '/checkout',
      count: 1,
      part: 'worker',
      worker: 'placeOrder',
      error: 'TypeError',
      places: ['assets/checkout-D93mQk1z.js:1:20418'],
    },
    { kind: 'file', page: '/wallet', count: 2, file: 'assets/wallet-C0ab9d1e.js' },
    { kind: 'notStarted', page: '/', count: 1, file: 'assets/start-A1b2C3d4.js' },
    { kind: 'badAnswer', page: '/faremedia/:cardId?', count: 1, call: 'listFareMedia', field: 'results.*.balances' },
    { kind: 'unknownPayment', page: '/checkout', count: 1 },
    { kind: 'sessionEnded', page: '/account/wallet', count: 1, reason: 'unauthorized' },
    { kind: 'refused', page: '/cart', count: 1, directive: 'script-src-elem', source: 'https://ads.example' },
    { kind: 'vital', page: '/products/:serviceType?', count: 1, name: 'LCP', value: 812 },
  ],
}

/** Reports go to the endpoint of `monitoring`. Without one, nothing is sent. */
export const reportsHook = {
  operationId: 'takeReports',
  summary: 'Take what riders meet: faults, and how quick pages are.',
  description: [
    'Where the settings of the portal name an endpoint for monitoring, each page load posts at most 30 reports to it: ten at',
    'once, fewer after ten seconds or when the page is left. The body is JSON, sent as plain text, so that no browser has to',
    'ask before. It comes without cookies, without a referrer and without any token. Nothing in it is personal: no name, no',
    'address, no text that anybody typed, no id of a rider, an order or a card. Any status is fine; nothing is sent again.',
    '`worker` is the name of a function, which the build may shorten.',
  ].join(' '),
  security: [],
  requestBody: {
    required: true,
    content: {
      'text/plain': {
        schema: { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(reportsBody) },
        examples: { everyKind: { summary: 'One report of each kind', value: JSON.stringify(example) } },
      },
    },
  },
  responses: { '200': { description: 'Taken. The portal reads neither status nor body.' } },
}
