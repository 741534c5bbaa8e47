import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { withBlank } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { palette } from '../../../shared/ui/colours/palette'
import { Glyph } from '../../../shared/ui/Glyph'
import { goodGlyph } from '../../../shared/ui/glyphs/acts'
import { Price } from '../../../shared/ui/Price'
import { isOnDevice, movableFunds } from '../fareMedia/onDemand'
import { AttachOutcome, PassTicks, passAttachment, passMove, rejectionOf, useRenewalsText } from '../passes/onDemand'
import { selectSettings } from '../../identity/settings'
import { targetsOf, TransferHold, transferring } from '../transfers/onDemand'
import { moveAsked } from './lostCard'
import { isContentKnown, movablePasses } from './lostCardRules'
import type { LossReport } from './lostCardRules'
import { LostStep } from './LostStep'
import type { StepProps } from './LostStep'
import { OnPhone } from './OnPhone'
import { PassesInUse } from './PassesInUse'
import { NewCardHere } from './ReplacementStep'
import { TargetChoice } from './TargetChoice'
import { useMoved } from './useMoved'

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
  const { t } = useTranslation(['lostCard', 'fareMedia'])
  const renewalsText = useRenewalsText()
  const targets = targetsOf(cards, card.faremedia_id, useAppSelector(selectSettings))
  const [chosen, setChosen] = useState<string>()
  const target = targets.find(({ faremedia_id }) => faremedia_id === chosen) ?? targets[0]
  const { stored, movable, ticked, setTicked } = usePassesToMove(card)
  const moved = useMoved(card)
  const funds = movableFunds(card)
  const [staysFunds, setStaysFunds] = useState(false)
  const isAny = funds > 0 || movable.length > 0
  return (
    <LostStep
      {...step}
      step="move"
      at={moved.at}
      done={moved.texts.length > 0 ? moved.texts.join(' ') : t('move.done')}
      outcome={<Outcomes moved={moved.texts} />}
      act={
        !target ? (
          <NewCardHere />
        ) : isAny ? (
          <MoveButton
            isNext={step.isNext}
            from={card.faremedia_id}
            to={target.faremedia_id}
            onSend={() => moved.send(target)}
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
                <Funds>
                  <strong>{withBlank(t('fareMedia:facts.general'))}</strong>
                  <Price cents={funds} size="small" />
                </Funds>
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

function Outcomes({ moved }: { moved: string[] }) {
  const attachment = useAppSelector(passAttachment.select)
  const transfer = useAppSelector(transferring.select)
  const move = useAppSelector(passMove.select)
  return (
    <>
      <TransferHold />
      {moved.map((text) => (
        <Moved key={text} role="status">
          <Glyph shape={goodGlyph} weight={2.9} />
          {text}
        </Moved>
      ))}
      <AttachOutcome rejectedOnly />
      <Faults of={[...reasonsIn(transfer), ...reasonsIn(attachment), ...reasonsIn(move)]} />
    </>
  )
}

const Moved = styled('p')({
  display: 'flex',
  gap: 8,
  fontWeight: 700,
  '& > svg': { flex: 'none', marginTop: '0.2em', color: palette.primary },
})

const Funds = styled('span')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' })

interface MoveButtonProps {
  isNext: boolean
  from: string
  to: string
  onSend: () => void
  /** In cents. */
  funds: number
  isFundsTicked: boolean
  passes: string[]
  isMoneyAlone: boolean
}

function MoveButton({ isNext, from, to, onSend, funds, isFundsTicked, passes, isMoneyAlone }: MoveButtonProps) {
  const { t, i18n } = useTranslation('lostCard')
  const dispatch = useAppDispatch()
  const attachment = useAppSelector(passAttachment.select)
  const transfer = useAppSelector(transferring.select)
  const isMoney = isFundsTicked && funds > 0
  const count = passes.length
  const isNothing = !isMoney && count === 0
  const move = () => {
    if (isNothing) return
    onSend()
    dispatch(
      moveAsked({
        ...(isMoney && { money: { fromId: from, toId: to, amount: funds } }),
        passes: { passes, card: to },
      }),
    )
  }
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
