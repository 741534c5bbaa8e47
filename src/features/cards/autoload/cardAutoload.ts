import { callApi } from '../../../shared/saga/callApi'
import { getAutoload } from '../../../api/contract/cards/autoload'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import { remoteRead } from '../../../shared/remote/remoteRead'

export const cardAutoload = remoteRead<AnswerOf<typeof getAutoload>, string>('cardAutoload', (id) =>
  callApi(getAutoload, { params: { id } }),
)
