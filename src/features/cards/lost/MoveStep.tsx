import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { formatMoney } from '../../../shared/locales/money'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { isOnDevice } from '../fareMedia/onDemand'
import { AttachOutcome, PassTicks, passAttachment, passMove, rejectionOf, useRenewalsText } from '../passes/onDemand'
import { selectSettings } from '../../identity/settings'
import { movableFunds, targetsOf, TransferHold, transferring } from '../transfers/onDemand'
import { moveAsked } from './lostCard'
import { isContentKnown, movablePasses } from './lostCardRules'
import type { LossReport } from './lostCardRules'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'
import { NewCardHere } from './NewCardHere'
import { OnPhone } from './OnPhone'
import { PassesInUse } from './PassesInUse'
import { TargetChoice } from './TargetChoice'

interface MoveStepProps extends StepProps {
  card: FareMedium
  cards: FareMedium[]
  report: LossReport
}

/**
 * Moves general funds and available passes to one other card by one press: money as a transfer, each pass answered for
 * itself. It says what becomes of passes in use.
 */
export function MoveStep({ card, cards, report, ...step }: MoveStepProps) {
  const { t, i18n } = useTranslation(['lostCard', 'fareMedia'])
  const renewalsText = useRenewalsText()
  const targets = targetsOf(cards, card.faremedia_id, useAppSelector(selectSettings))
  const [chosen, setChosen] = useState<string>()
  const target = targets.find(({ faremedia_id }) => faremedia_id === chosen) ?? targets[0]
  const { stored, movable, ticked, setTicked } = usePassesToMove(card)
  const funds = movableFunds(card)
  const [staysFunds, setStaysFunds] = useState(false)
  const isAny = funds > 0 || movable.length > 0
  return (
    <LostStep
      {...step}
      step="move"
      done={t('move.done')}
      outcome={<Outcomes />}
      act={
        !target ? (
          <NewCardHere />
        ) : isAny ? (
          <MoveButton
            isNext={step.isNext}
            from={card.faremedia_id}
            to={target.faremedia_id}
            funds={funds}
            isFundsTicked={!staysFunds}
            passes={ticked}
            isMoneyAlone={movable.length === 0}
          />
        ) : undefined
      }
    >
      {(isAny || !target) && <p>{t(target ? 'move.text' : 'move.noTarget')}</p>}
      {!isContentKnown(card) && <p>{t('risk.contentMissing')}</p>}
      <PassesInUse card={card} report={report} />
      {target && isAny && (
        <>
          <PassTicks legend={t('move.which')} passes={movable} ticked={ticked} onChange={setTicked}>
            {funds > 0 && (
              <label>
                <input type="checkbox" checked={!staysFunds} onChange={() => setStaysFunds(!staysFunds)} />
                <strong>
                  {t('fareMedia:facts.general')}
                  <small>{formatMoney(funds, i18n.language)}</small>
                </strong>
              </label>
            )}
          </PassTicks>
          <TargetChoice id="move-to" targets={targets} value={target.faremedia_id} onChange={setChosen} />
          <p role="status">{renewalsText(movable.filter(({ pass_id }) => ticked.includes(pass_id)))}</p>
        </>
      )}
      <OnPhone passes={stored} />
    </LostStep>
  )
}

function Outcomes() {
  const attachment = useAppSelector(passAttachment.select)
  const transfer = useAppSelector(transferring.select)
  const move = useAppSelector(passMove.select)
  return (
    <>
      <TransferHold />
      <FundsMoved />
      <AttachOutcome />
      <Faults of={[...reasonsIn(transfer), ...reasonsIn(attachment), ...reasonsIn(move)]} />
    </>
  )
}

function FundsMoved() {
  const { t, i18n } = useTranslation('transfers')
  const transfer = useAppSelector(transferring.select)
  if (transfer.status !== 'done') return null
  return (
    <Alert severity="success" title={t('done.title')}>
      {formatMoney(transfer.value.amount, i18n.language)}
    </Alert>
  )
}

interface MoveButtonProps {
  isNext: boolean
  from: string
  to: string
  /** In cents. */
  funds: number
  isFundsTicked: boolean
  passes: string[]
  isMoneyAlone: boolean
}

function MoveButton({ isNext, from, to, funds, isFundsTicked, passes, isMoneyAlone }: MoveButtonProps) {
  const { t, i18n } = useTranslation('lostCard')
  const dispatch = useAppDispatch()
  const attachment = useAppSelector(passAttachment.select)
  const transfer = useAppSelector(transferring.select)
  const isMoney = isFundsTicked && funds > 0
  const count = passes.length
  const isNothing = !isMoney && count === 0
  const move = () =>
    !isNothing &&
    dispatch(
      moveAsked({
        ...(isMoney && { money: { fromId: from, toId: to, amount: funds } }),
        passes: { passes, card: to },
      }),
    )
  const amount = formatMoney(funds, i18n.language)
  return (
    <BusyButton
      variant={isNext ? 'contained' : 'outlined'}
      busy={transfer.status === 'sending' || attachment.status === 'sending'}
      aria-disabled={isNothing || undefined}
      onClick={move}
    >
      {isNothing
        ? t('move.nothing')
        : isMoneyAlone || count === 0
          ? t('move.funds', { amount })
          : t(isMoney ? 'move.both' : 'move.passes', { amount, count })}
    </BusyButton>
  )
}

/** Holds the passes that the rider left out, and those on a phone, which must come to the cloud first. */
function usePassesToMove(card: FareMedium) {
  const attempt = useAppSelector(passAttachment.select)
  const [left, setLeft] = useState<string[]>([])
  const [onPhone, setOnPhone] = useState<string[]>([])
  const [seen, setSeen] = useState<unknown>(attempt)
  if (seen !== attempt) {
    setSeen(attempt)
    const rejected = attempt.status === 'done' ? attempt.value.rejected : []
    // A refused pass is sent again only if the rider ticks it.
    setLeft([...new Set([...left, ...rejected.map(({ pass_id }) => pass_id)])])
    setOnPhone(rejected.filter(({ reason }) => rejectionOf(reason) === 'on_device').map(({ pass_id }) => pass_id))
  }
  const available = movablePasses(card)
  const stored = available.filter((pass) => isOnDevice(pass) || onPhone.includes(pass.pass_id))
  const movable = available.filter((pass) => !stored.includes(pass))
  const all = movable.map(({ pass_id }) => pass_id)
  return {
    stored,
    movable,
    ticked: all.filter((id) => !left.includes(id)),
    setTicked: (now: string[]) => setLeft(all.filter((id) => !now.includes(id))),
  }
}
