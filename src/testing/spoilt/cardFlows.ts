import { acted } from './acted'
import type { Flow } from './flow'

const manage = '/faremedia/card-plastic?tab=manage'

/** What riders do with their fare cards. */
export const cardFlows = {
  seesCards: { scenario: 'riderWithTwoCards', at: '/faremedia?show=all', says: /Blue card/ },
  renames: acted('renames a card'),
  renamesGoneCard: {
    scenario: 'riderWithTwoCards',
    at: manage,
    act: async ({ press, type }, { store }) => {
      await press('Rename this card')
      await type('Nickname', 'Commute')
      await store.run((state) => {
        state.fareMedia = state.fareMedia.filter((card) => card.faremedia_id !== 'card-plastic')
      })
      await press('Save nickname')
    },
    says: /Not found/,
  },
  blocks: acted('blocks a card'),
  unlinks: acted('unlinks a card'),
  getsCard: acted('gets a virtual card'),
  seesAutoload: { scenario: 'riderWithAutoload', at: '/faremedia/card-plastic?tab=autoload', says: /Paused/ },
} satisfies Record<string, Flow>
