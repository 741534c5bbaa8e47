import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { now } from '../../../shared/clock'
import { inOneList } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { useAppSelector } from '../../../shared/store'
import { useCardNames } from '../fareMedia/onDemand'
import { passAttachment } from '../passes/onDemand'
import { transferring } from '../transfers/onDemand'

interface Sent {
  at: number
  to: FareMedium
  passes: Record<string, string>
}

/** Says what has moved from the card on this page, and when: "Moved to My phone •••• 4444: $34.60 and Adult 7-Day Pass". */
export function useMoved(card: FareMedium) {
  const { t, i18n } = useTranslation('lostCard')
  const nameOf = useCardNames()
  const transfer = useAppSelector(transferring.select)
  const attachment = useAppSelector(passAttachment.select)
  const [sent, setSent] = useState<Sent>()
  const [passes, setPasses] = useState<{ to: FareMedium; name: string }[]>([])
  const [seen, setSeen] = useState<unknown>(attachment)
  if (seen !== attachment) {
    setSeen(attachment)
    if (attachment.status === 'done' && sent) {
      const names = attachment.value.attached.flatMap((id) => sent.passes[id] ?? [])
      setPasses([...passes, ...names.map((name) => ({ to: sent.to, name }))])
    }
  }
  const things =
    // The last transfer may be of another card.
    transfer.status === 'done' && transfer.value.from.faremedia_id === card.faremedia_id
      ? [{ to: transfer.value.to, name: formatMoney(transfer.value.amount, i18n.language) }, ...passes]
      : passes
  const targets = new Map(things.map(({ to }) => [to.faremedia_id, to]))
  const movedTo = (to: FareMedium) =>
    things.filter((thing) => thing.to.faremedia_id === to.faremedia_id).map(({ name }) => name)
  return {
    texts: [...targets.values()].map((to) =>
      t('move.moved', {
        card: nameOf(to).short.replace('•••• ', '••••\u00a0'),
        list: inOneList(movedTo(to), i18n.language),
      }),
    ),
    at: things.length > 0 && sent ? new Date(sent.at).toISOString() : undefined,
    send: (to: FareMedium) =>
      setSent({ at: now(), to, passes: Object.fromEntries(card.passes.map(({ pass_id, name }) => [pass_id, name])) }),
  }
}
