import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import type { FieldRule, FieldSpec } from '../../../shared/forms/fields/fieldSpec'
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
import { amountProblem, movableFunds, sourcesOf, targetsOf } from './transferRules'
import type { Transfer } from './transferRules'

interface TransferFormProps {
  cards: FareMedium[]
  start: Partial<Transfer> & Pick<Transfer, 'fromId'>
  onGiven: (wanted: Transfer) => void
}

/** Amounts that one press takes, in cents. */
const usualAmounts = [500, 1_000, 2_000]

/** The name of the draft of a transfer that begins at this card. */
export const draftOf = (cardId: string): string => `transfer:${cardId}`

/** Asks for the two cards and the amount. What can be moved is said before anything is typed. */
export function TransferForm({ cards, start, onGiven }: TransferFormProps) {
  const { t, i18n } = useTranslation(['transfers', 'shared'])
  const rules = useAppSelector(selectSettings)
  const draft = useDraft(draftOf(start.fromId), useAppSelector(selectRiderId) ?? '')
  const sources = sourcesOf(cards, rules)
  // A card may have been blocked since.
  const drafted = sources.find((card) => card.faremedia_id === draft.values?.from)?.faremedia_id
  const [fromId, setFromId] = useState(drafted ?? start.fromId)
  const targets = targetsOf(cards, fromId, rules)
  const fields = useTransferFields(cards, sources, targets, fromId)
  const only = targets.length === 1 ? targets[0]?.faremedia_id : undefined
  const target = targets.find((card) => card.faremedia_id === draft.values?.to)?.faremedia_id
  const amount = start.amount === undefined ? '' : writeAmount(start.amount, i18n.language)
  const forget = () => {
    draft.drop()
    setFromId(start.fromId)
  }
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 } }}>
      {draft.values && start.amount === undefined && <DraftNote onDrop={forget} />}
      <ConfigForm
        key={draft.values ? 'draft' : 'new'}
        idPrefix="transfer"
        fields={fields}
        values={{
          from: fromId,
          to: start.toId ?? target ?? only ?? '',
          amount: amount || (draft.values?.amount ?? ''),
        }}
        onChange={(typed) => {
          setFromId(typed.from || start.fromId)
          draft.keep(typed)
        }}
        submitText={t('next')}
        onSubmit={({ from = '', to = '', amount = '' }) =>
          onGiven({ fromId: from, toId: to, amount: readAmount(amount) ?? 0 })
        }
        extraActions={
          <LinkButton to={paths.fareCard(start.fromId)} onClick={draft.drop}>
            {t('shared:cancel')}
          </LinkButton>
        }
      >
        <Typography color="text.secondary">{t('notMovable')}</Typography>
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
  const fundsOf = (id: string | undefined) => {
    const card = cards.find((entry) => entry.faremedia_id === id)
    return card ? movableFunds(card) : 0
  }
  const asOption = (card: FareMedium) => ({
    value: card.faremedia_id,
    label: t('option', { card: nameOf(card).short, amount: formatMoney(movableFunds(card), i18n.language) }),
  })
  const isMovable: FieldRule = (typed, values) => {
    const problem = amountProblem(typed, fundsOf(values.from))
    return problem && { key: `transfers:${problem}` }
  }
  return [
    { key: 'from', kind: 'select', label: t('from'), required: true, options: sources.map(asOption) },
    { key: 'to', kind: 'select', label: t('to'), required: true, options: targets.map(asOption) },
    moneyField({
      key: 'amount',
      label: t('amount'),
      hint: t('amountHint', { amount: formatMoney(fundsOf(fromId), i18n.language) }),
      language: i18n.language,
      rules: [isMovable],
      offered: [
        ...usualAmounts.filter((cents) => cents < fundsOf(fromId)),
        { cents: fundsOf(fromId), label: t('all', { amount: formatMoney(fundsOf(fromId), i18n.language) }) },
      ],
    }),
  ]
}
