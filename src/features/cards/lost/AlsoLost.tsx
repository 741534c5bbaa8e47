import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { useInSight } from '../../../shared/focus/useInSight'
import { tickStyle } from '../../../shared/forms/CheckboxInput'
import { inOneList } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { palette } from '../../../shared/ui/colours/palette'
import { Glyph } from '../../../shared/ui/Glyph'
import { goodGlyph } from '../../../shared/ui/glyphs/acts'
import { rounded } from '../../../shared/ui/rounded'
import { Told } from '../../../shared/ui/told/Told'
import { selectSettings } from '../../identity/settings'
import { isOurs, standingOf, useCardNames } from '../fareMedia/onDemand'
import { blockMoreAsked, blockingMore } from '../management/onDemand'
import { ActsPlace } from './ActsPlace'
import { isKeptReported } from './useKeptSteps'

const Others = styled('fieldset')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: '0 0 24px',
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 8, padding: 0, fontSize: '1.125rem', fontWeight: 700 },
  '& p': { margin: 0 },
})
/** A card keeps its place when its tick becomes a link. */
const Cards = styled('ul')({
  display: 'grid',
  gap: 8,
  maxWidth: '26em',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li > *': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: 12,
    padding: '11px 14px',
    border: `1px solid ${palette.outline}`,
    borderRadius: rounded(10),
    overflowWrap: 'anywhere',
  },
  '& label': { cursor: 'pointer' },
  '& label:has(input:checked)': { borderColor: palette.primary, boxShadow: `inset 0 0 0 1px ${palette.primary}` },
  '& input': { ...tickStyle, marginTop: 1 },
  '& svg': { marginTop: '0.2em', color: palette.primary },
  '& a': { justifySelf: 'start', marginBlock: -4 },
})

/** It is as high as the button that takes its place, so that what follows stays where it is. */
const Nothing = styled('span')({ display: 'flex', alignItems: 'center', minHeight: 44, color: palette.textSoft })

export interface AlsoLostProps {
  /** The card of the page. */
  card: string
  cards: FareMedium[]
  owner: string
}

/** A lost bag holds several cards: those ticked are blocked by one press. Each then has a page of its own for the rest. */
export function AlsoLost({ card, cards, owner }: AlsoLostProps) {
  const { t, i18n } = useTranslation('lostCard')
  const nameOf = useCardNames()
  const attempt = useAppSelector(blockingMore.select)
  const { others, isOpen, ticked, tick } = useOthers({ card, cards, owner })
  useSubmission(blockingMore, card)
  const legend = useRef<HTMLLegendElement>(null)
  const open = others.filter(isOpen)
  useFocusOnChange(open.length === 0, () => focusWhenLost(() => legend.current))
  const chosen = open.map(({ faremedia_id }) => faremedia_id).filter((id) => ticked.includes(id))
  const wereBlocked = attempt.status === 'done' ? attempt.value.blocked : []
  const blocked = others.filter(({ faremedia_id: id }) => wereBlocked.includes(id)).map((one) => nameOf(one).short)
  const isRefused = attempt.status === 'done' && attempt.value.refused.length > 0
  if (others.length === 0 && !isRefused) return null
  return (
    <Others>
      <legend ref={legend} tabIndex={-1}>
        {t('block.others')}
      </legend>
      <Cards role="list">
        {others.map((other) => (
          <li key={other.faremedia_id}>
            {isOpen(other) ? (
              <label>
                <input
                  type="checkbox"
                  checked={ticked.includes(other.faremedia_id)}
                  onChange={() => tick(other.faremedia_id)}
                />
                <CardName of={other} />
              </label>
            ) : (
              <BlockedCard card={other} />
            )}
          </li>
        ))}
      </Cards>
      <ActsPlace
        acts={open.length > 0 && <BlockMore chosen={chosen} isBusy={attempt.status === 'sending'} />}
        answer={blocked.length > 0 ? t('block.othersDone', { list: inOneList(blocked, i18n.language) }) : ''}
        isDone={blocked.length > 0}
      />
      <Refused cards={cards} />
    </Others>
  )
}

function BlockMore({ chosen, isBusy }: { chosen: string[]; isBusy: boolean }) {
  const { t } = useTranslation('lostCard')
  const dispatch = useAppDispatch()
  if (chosen.length === 0) return <Nothing>{t('move.nothing')}</Nothing>
  return (
    <BusyButton variant="outlined" color="warning" busy={isBusy} onClick={() => dispatch(blockMoreAsked(chosen))}>
      {t('block.othersAct')}
    </BusyButton>
  )
}

function CardName({ of }: { of: FareMedium }) {
  const nameOf = useCardNames()
  return (
    <bdi>
      <MaskedName>{nameOf(of).short}</MaskedName>
    </bdi>
  )
}

function BlockedCard({ card }: { card: FareMedium }) {
  return (
    <div>
      <Glyph shape={goodGlyph} weight={2.9} />
      <TextLink to={paths.lostCard(card.faremedia_id)}>
        <CardName of={card} />
      </TextLink>
    </div>
  )
}

/** Says of each card why it is not blocked. Its tick stays, so that the next press tries it again. */
function Refused({ cards }: { cards: FareMedium[] }) {
  const attempt = useAppSelector(blockingMore.select)
  const refused = attempt.status === 'done' ? attempt.value.refused.filter(({ reasons }) => reasons.length > 0) : []
  const box = useInSight<HTMLDivElement>(refused.length > 0)
  if (refused.length === 0) return null
  return (
    <Alert ref={box} severity="error">
      {refused.map(({ id, reasons }) => (
        <div key={id}>
          <strong>{cards.map((card) => card.faremedia_id === id && <CardName key={id} of={card} />)}</strong>
          <div>
            <Told of={reasons} />
          </div>
        </div>
      ))}
    </Alert>
  )
}

/** Holds the other cards that can still be blocked, and those that were blocked here. */
function useOthers({ card, cards, owner }: AlsoLostProps) {
  const settings = useAppSelector(selectSettings)
  const attempt = useAppSelector(blockingMore.select)
  const [ticked, setTicked] = useState<string[]>([])
  const isOpen = (other: FareMedium) => standingOf(other, settings) === 'good'
  const wasBlockedHere = (other: FareMedium) =>
    standingOf(other, settings) === 'blocked' &&
    (ticked.includes(other.faremedia_id) || isKeptReported(owner, other.faremedia_id))
  return {
    others: cards.filter(
      (other) => other.faremedia_id !== card && isOurs(other) && (isOpen(other) || wasBlockedHere(other)),
    ),
    isOpen,
    ticked,
    tick: (id: string) =>
      attempt.status !== 'sending' &&
      setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]),
  }
}
