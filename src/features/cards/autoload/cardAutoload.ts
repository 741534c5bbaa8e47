import { callApi } from '../../../shared/saga/callApi'
import { getAutoload } from '../../../api/contract/cards/autoload'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import { load } from '../../../shared/remote/load'
import { remoteSlice } from '../../../shared/remote/remoteSlice'

/** The autoload of the card that is shown, by the card's id. */
export const cardAutoload = remoteSlice<AnswerOf<typeof getAutoload>, string>('cardAutoload')

export const loadCardAutoload = load(cardAutoload, (id) => callApi(getAutoload, { params: { id } }))
