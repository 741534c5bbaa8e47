import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import type { FieldRule, FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { moneyField } from '../../../shared/forms/fields/moneyField'
import { useDraft } from '../../../shared/forms/saving/useDraft'
import { formatMoney } from '../../../shared/locales/money'
import { paths } from '../../../shared/paths'
import { readAmount, writeAmount } from '../../../shared/locales/amounts'
import { useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { useCardNames } from '../fareMedia/onDemand'
import { selectRiderId } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { TransferFaces } from './TransferFaces'
import { amountProblem, fundsOf, movableFunds, sourcesOf, targetsOf } from './transferRules'
import type { Transfer } from './transferRules'

interface TransferFormProps {
  cards: FareMedium[]
  /** The card whose page it is. */
  cardId: string
  start: Partial<Transfer> & Pick<Transfer, 'fromId'>
  onGiven: (wanted: Transfer) => void
}

/** Amounts to choose by one press, in cents. */
const usualAmounts = [500, 1_000, 2_000]

/** Names the draft of a transfer by the card whose page it is. */
export const draftOf = (cardId: string): string => `transfer:${cardId}`

/** Holds what is typed: at first the start, a draft, or the only card that can take money. */
function useTyped({ cards, cardId, start }: TransferFormProps) {
  const { language } = useTranslation('transfers').i18n
  const rules = useAppSelector(selectSettings)
  const draft = useDraft(draftOf(cardId), useAppSelector(selectRiderId))
  const sources = sourcesOf(cards, rules)
  const begin = (held: FormValues = {}): FormValues => {
    // The card may have been blocked since.
    const from = sources.find((card) => card.faremedia_id === held.from)?.faremedia_id ?? start.fromId
    const targets = targetsOf(cards, from, rules)
    const to = targets.find((card) => card.faremedia_id === held.to) ?? (targets.length === 1 ? targets[0] : undefined)
    return { from, to: to?.faremedia_id ?? '', amount: held.amount ?? '' }
  }
  const asked = start.amount !== undefined && { to: start.toId ?? '', amount: writeAmount(start.amount, language) }
  const [typed, setTyped] = useState(() => begin(asked ? { from: start.fromId, ...asked } : draft.values))
  const fromId = typed.from || start.fromId
  const targets = targetsOf(cards, fromId, rules)
  const from = cards.find((card) => card.faremedia_id === fromId)
  const to = targets.find((card) => card.faremedia_id === typed.to)
  return {
    typed,
    from,
    to,
    sources,
    targets,
    isDraft: draft.values !== undefined && !asked,
    canSwap: from && to && sources.includes(to) && targetsOf(cards, to.faremedia_id, rules).includes(from),
    keep(values: FormValues) {
      setTyped(values)
      draft.keep(values)
    },
    drop() {
      draft.drop()
      setTyped(begin())
    },
  }
}

/** Asks for two cards and an amount. It says first what can be moved. */
export function TransferForm(props: TransferFormProps) {
  const { cards, start, onGiven } = props
  const { t } = useTranslation(['transfers', 'shared'])
  const { typed, from, to, sources, targets, isDraft, canSwap, keep, drop } = useTyped(props)
  const [swaps, setSwaps] = useState(0)
  const fields = useTransferFields(cards, sources, targets, from?.faremedia_id ?? '')
  const { amount = '' } = typed
  const isAmount = from && !amountProblem(amount, movableFunds(from))
  const swap = () => {
    keep({ ...typed, from: typed.to ?? '', to: from?.faremedia_id ?? '' })
    setSwaps(swaps + 1)
  }
  return (
    <Paper variant="outlined" sx={{ mt: 3, p: { xs: 2, sm: 4 } }}>
      {isDraft && <DraftNote onDrop={drop} />}
      <TransferFaces
        from={from}
        to={to}
        amount={isAmount ? readAmount(amount) : undefined}
        onSwap={canSwap ? swap : undefined}
      />
      <ConfigForm
        key={`${isDraft} ${swaps}`}
        idPrefix="transfer"
        fields={fields}
        values={typed}
        onChange={keep}
        submitText={t('next')}
        onSubmit={({ from = '', to = '', amount = '' }) =>
          onGiven({ fromId: from, toId: to, amount: readAmount(amount) ?? 0 })
        }
        extraActions={
          <LinkButton to={paths.fareCard(start.fromId)} onClick={drop}>
            {t('shared:cancel')}
          </LinkButton>
        }
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('notMovable')}</Typography>
      </ConfigForm>
    </Paper>
  )
}

function useTransferFields(
  cards: FareMedium[],
  sources: FareMedium[],
  targets: FareMedium[],
  fromId: string,
): FieldSpec[] {
  const { t, i18n } = useTranslation('transfers')
  const nameOf = useCardNames()
  const fundsIn = (id: string | undefined) => {
    const card = cards.find((entry) => entry.faremedia_id === id)
    return card ? movableFunds(card) : 0
  }
  const asOption = (card: FareMedium) => ({
    value: card.faremedia_id,
    label: t('option', { card: nameOf(card).short, amount: formatMoney(fundsOf(card), i18n.language) }),
  })
  const isMovable: FieldRule = (typed, values) => {
    const problem = amountProblem(typed, fundsIn(values.from))
    return problem && { key: `transfers:${problem}` }
  }
  return [
    { key: 'from', kind: 'select', width: 6, label: t('from'), required: true, options: sources.map(asOption) },
    { key: 'to', kind: 'select', width: 6, label: t('to'), required: true, options: targets.map(asOption) },
    moneyField({
      key: 'amount',
      label: t('amount'),
      hint: t('amountHint', { amount: formatMoney(fundsIn(fromId), i18n.language) }),
      language: i18n.language,
      rules: [isMovable],
      offered: [
        ...usualAmounts.filter((cents) => cents < fundsIn(fromId)),
        { cents: fundsIn(fromId), label: t('all', { amount: formatMoney(fundsIn(fromId), i18n.language) }) },
      ],
    }),
  ]
}
