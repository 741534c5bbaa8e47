import type { Page } from '../page'

export const page: Page = {
  access: 'rider',
  isOffered: ({ features }) => features.fareMedia,
  texts: ['ownPasses', 'fareMedia', 'passes'],
  screen: () => import('../../../features/cards/passes/UnattachedScreen'),
  under: 'fareMedia',
}
