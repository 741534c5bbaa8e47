import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
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
import { selectRiderId } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { TransferFaces } from './TransferFaces'
import { movableFunds } from '../fareMedia/onDemand'
import { amountProblem, sourcesOf, targetsOf } from './transferRules'
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

/** Holds what is typed: at first the start, or a draft. The only card that can take money is chosen. */
function useTyped({ cards, cardId, start }: TransferFormProps) {
  const { language } = useTranslation('transfers').i18n
  const rules = useAppSelector(selectSettings)
  const draft = useDraft(draftOf(cardId), useAppSelector(selectRiderId))
  const empty = { from: start.fromId, to: start.toId ?? '', amount: '' }
  const asked = start.amount !== undefined && { ...empty, amount: writeAmount(start.amount, language) }
  const [typed, setTyped] = useState<FormValues>(asked || { ...empty, ...draft.values })
  const sources = sourcesOf(cards, rules)
  const find = (among: FareMedium[], id: string | undefined) => among.find((card) => card.faremedia_id === id)
  // The card may have been blocked since.
  const from = find(sources, typed.from) ?? find(cards, start.fromId)
  const targets = targetsOf(cards, from?.faremedia_id ?? '', rules)
  const to = find(targets, typed.to) ?? (targets.length === 1 ? targets[0] : undefined)
  return {
    typed,
    from,
    to,
    sources,
    targets,
    isDraft: draft.values !== undefined && !asked,
    canSwap: from && to && sources.includes(to) && targetsOf(cards, to.faremedia_id, rules).includes(from),
    keep(values: FormValues) {
      setTyped({ ...typed, ...values })
      draft.keep({ ...typed, ...values })
    },
    drop() {
      draft.drop()
      setTyped(empty)
    },
  }
}

/** Asks for two cards and an amount. It says first what can be moved. */
export function TransferForm(props: TransferFormProps) {
  const { start, onGiven } = props
  const { t } = useTranslation(['transfers', 'shared'])
  const { typed, from, to, sources, targets, isDraft, canSwap, keep, drop } = useTyped(props)
  // A new object is a new try.
  const [missed, setMissed] = useState<object>()
  const toField = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (missed) toField.current?.focus()
  }, [missed])
  const fields = [useAmountField(from ? movableFunds(from) : 0)]
  const { amount = '' } = typed
  const isAmount = from && !amountProblem(amount, movableFunds(from))
  // With two cards, the button alone says which way.
  const isSwapEnough = canSwap && sources.length === 2 && targets.length === 1
  return (
    <Paper variant="outlined" sx={{ mt: 3, p: { xs: 2, sm: 3 } }}>
      {isDraft && <DraftNote onDrop={drop} />}
      <TransferFaces
        from={from}
        to={to}
        amount={isAmount ? readAmount(amount) : undefined}
        sources={isSwapEnough ? [] : sources}
        targets={targets}
        toField={toField}
        isMissing={!!missed && !to}
        onChoose={keep}
        onSwap={canSwap ? () => keep({ from: to?.faremedia_id ?? '', to: from?.faremedia_id ?? '' }) : undefined}
      />
      <ConfigForm
        key={`${isDraft}`}
        idPrefix="transfer"
        fields={fields}
        values={{ amount }}
        onChange={keep}
        submitText={t('next')}
        onSubmit={({ amount = '' }) => {
          if (from && to)
            return onGiven({ fromId: from.faremedia_id, toId: to.faremedia_id, amount: readAmount(amount) ?? 0 })
          setMissed({})
        }}
        onWrong={() => {
          if (!to) setMissed({})
          return !to
        }}
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

/** `available` is in cents. */
function useAmountField(available: number): FieldSpec {
  const { t, i18n } = useTranslation('transfers')
  const isMovable: FieldRule = (typed) => {
    const problem = amountProblem(typed, available)
    return problem && { key: `transfers:${problem}` }
  }
  const most = formatMoney(available, i18n.language)
  return moneyField({
    key: 'amount',
    label: t('amount'),
    hint: t('amountHint', { amount: most }),
    width: 12,
    language: i18n.language,
    rules: [isMovable],
    offered: [
      ...usualAmounts.filter((cents) => cents < available),
      { cents: available, label: t('all', { amount: most }) },
    ],
  })
}
