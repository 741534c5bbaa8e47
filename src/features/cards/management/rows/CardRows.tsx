import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { Link } from '../../../../shared/navigation/Link'
import { paths } from '../../../../shared/paths'
import { palette } from '../../../../shared/ui/colours/palette'
import { Glyph } from '../../../../shared/ui/Glyph'
import { onwardGlyph } from '../../../../shared/ui/glyphs/acts'
import { rounded } from '../../../../shared/ui/rounded'
import { Dotted } from '../../../../shared/ui/told/Dotted'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { isOurs, knownKind } from '../../fareMedia/onDemand'
import { ChargeAct } from '../charges/ChargeLine'
import { useCharges } from '../charges/useCharges'
import type { Charge } from '../charges/useCharges'
import { partTitle } from './parts'
import type { PartKey } from './parts'
import { Acts, Caps, LastActivity, LastTap, Passes } from './rowValues'

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${palette.divider}`,
  borderRadius: rounded(10),
  overflow: 'clip',
  background: palette.surface,
  '& > li + li': { borderTop: `1px solid ${palette.divider}` },
  // A line for each row: title, value, button, arrow. What a button announces stands below.
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) fit-content(12em) auto', alignItems: 'center' },
  '& > li > div': { display: 'contents' },
  '& > li > div > :first-of-type': { gridArea: '1 / 2' },
  '& > li > div > :not(:first-of-type)': { gridColumn: '1 / -1', margin: '0 14px 14px' },
  '& > li > a': {
    display: 'grid',
    gridArea: '1 / 1 / 2 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    columnGap: 10,
    minHeight: 64,
    boxSizing: 'border-box',
    padding: '10px 14px',
    color: palette.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& > li > a:hover': { background: palette.sunken },
  '& > li > a > svg': { gridColumn: 3, color: palette.primary },
  '& b': { fontWeight: 400, whiteSpace: 'nowrap' },
  '& small': {
    display: 'grid',
    alignItems: 'center',
    gap: 6,
    // It is as high as a line of text, because what is shown while loading is lower.
    minHeight: 'calc(1.5em + 2px)',
    paddingTop: 2,
    fontSize: '0.9375rem',
    color: palette.textSoft,
  },
  // The button that leads to another payment method has no room beside the text of a phone.
  '@media (max-width: 599.95px)': {
    '& > li > div[data-below] > :first-of-type': { gridArea: '2 / 1 / 3 / -1', margin: '0 14px 14px' },
  },
  '@media (min-width: 600px)': {
    '& > li > a': { minHeight: 60, paddingInline: 24 },
    '& > li > a > span': {
      display: 'grid',
      gridTemplateColumns: '12em minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 16,
    },
    '& small': { paddingTop: 0 },
    '& > li > div > :not(:first-of-type)': { margin: '0 24px 16px' },
  },
})

interface CardRowsProps {
  card: FareMedium
  parts: readonly PartKey[]
}

/** Shows what parts of a card hold, as rows that open them. */
export default function CardRows({ card, parts }: CardRowsProps) {
  const { t } = useTranslation('cardManagement')
  const rows: Partial<Record<PartKey, ReactNode>> = {
    passes: <Passes card={card} />,
    history: knownKind(card.type) === 'bank card' ? <LastTap card={card} /> : <LastActivity card={card} />,
    ...(!isOurs(card) && { autoload: t('charges.noAutoload'), autorenew: t('charges.noRenewal') }),
    caps: <Caps card={card} />,
    manage: <Acts card={card} />,
  }
  return (
    <nav aria-label={t('card.parts')}>
      <Rows role="list">
        {parts.map((key) =>
          rows[key] ? (
            <Row key={key} to={paths.cardTab(card.faremedia_id, key)} title={t(partTitle(key))}>
              {rows[key]}
            </Row>
          ) : (
            key === 'autoload' && <ChargeRows key={key} card={card} />
          ),
        )}
      </Rows>
    </nav>
  )
}

interface RowProps {
  id?: string
  to: string
  title: ReactNode
  children: ReactNode
  act?: ReactNode
}

function Row({ id, to, title, children, act }: RowProps) {
  return (
    <li>
      <Link to={to}>
        <span id={id}>
          <strong>{title}</strong>
          <small>{children}</small>
        </span>
        <Glyph shape={onwardGlyph} size={18} />
      </Link>
      {act}
    </li>
  )
}

/** Lists the autoload and the passes that renew, each with its button (FM-14). */
function ChargeRows({ card }: { card: FareMedium }) {
  const { t } = useTranslation(['cardManagement', 'renewals'])
  const { autoload, renewals, status } = useCharges(card)
  const tab = (key: 'autoload' | 'autorenew') => paths.cardTab(card.faremedia_id, key)
  return (
    <>
      {autoload ? (
        <ChargeRow title={t('charges.autoload')} charge={autoload} />
      ) : (
        <Row to={tab('autoload')} title={t('charges.autoload')}>
          {t('charges.noAutoload')}
        </Row>
      )}
      {renewals?.map((renewal) => (
        <ChargeRow key={renewal.key} title={t('charges.autorenew')} charge={renewal} />
      ))}
      {(!renewals || renewals.length === 0) && (
        <Row to={tab('autorenew')} title={t('charges.autorenew')}>
          {renewals ? t('charges.noRenewal') : status === 'failed' ? t('renewals:failed') : <SkeletonLines lines={1} />}
        </Row>
      )}
    </>
  )
}

function ChargeRow({ title, charge }: { title: string; charge: Charge }) {
  const id = useId()
  const { at, inRow, sign, isStopped, methodAt } = charge
  return (
    <Row
      id={id}
      to={at}
      title={title}
      act={
        <div data-below={methodAt && ''}>
          <ChargeAct charge={charge} nameId={id} />
        </div>
      }
    >
      <Dotted parts={inRow} />
      {isStopped && sign}
    </Row>
  )
}
