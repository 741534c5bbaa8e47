import { styled } from '@mui/material/styles'
import { useContext, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from '../../../../api/contract/buying/products'
import { useInSight } from '../../../../shared/focus/useInSight'
import { formatMoney } from '../../../../shared/locales/money'
import { useRemote } from '../../../../shared/remote/useRemote'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Faults } from '../../../../shared/submission/Faults'
import { reasonsIn } from '../../../../shared/submission/submission'
import { useSubmission } from '../../../../shared/submission/useSubmission'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { palette } from '../../../../shared/ui/colours/palette'
import { fieldStyle } from '../../../../shared/ui/fieldStyle'
import { RemotePart } from '../../../../shared/ui/page/RemotePart'
import { Price } from '../../../../shared/ui/Price'
import { rounded } from '../../../../shared/ui/rounded'
import { QuantityStepper } from '../../../../shared/ui/stepper/QuantityStepper'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { selectSettings } from '../../../identity/settings'
import { selectCartCount } from '../../cart'
import { AddedSummary } from '../../cart/onDemand'
import { appliedTo, describedValue } from '../search/foundFilters'
import { offerIn } from '../search/offer'
import type { Showing } from '../search/productsMachine'
import { partyFares } from './party'
import { partyLines, partyRows, partyTotal } from './partyRules'
import type { PartyRow, RiderFares } from './partyRules'
import { addingParty, countChosen, fareChosen, selectParty } from './partySlice'

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  border: `1px solid ${palette.divider}`,
  borderRadius: rounded(10),
  background: palette.surface,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: palette.textSoft, fontSize: '0.9375rem', lineHeight: 1.4 },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '12px 0',
    borderTop: `1px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: '132px auto minmax(0, 1fr) 84px' },
  },
  '& li > strong': { display: 'grid', flex: '1 1 120px', lineHeight: 1.3 },
  '& li small': { fontSize: '0.875rem', fontWeight: 400, color: palette.textSoft },
  '& li > p': { flexBasis: '100%', [theme.breakpoints.up('sm')]: { gridColumn: '2 / -1' } },
  // On a phone it is a row of its own, so that its price is not cut.
  '& .party-fare': { flex: '1 1 100%', minWidth: 0 },
  '& select': { ...fieldStyle, cursor: 'pointer', textOverflow: 'ellipsis' },
  '& li > :last-child:not(p)': { flexGrow: 1, textAlign: 'end' },
  '& li > span:last-child:empty': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  '& .party-total': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px 24px',
    paddingTop: 12,
    borderTop: `1px solid ${palette.divider}`,
  },
  '& > :empty': { display: 'none' },
  '& .party-total > span': { display: 'flex', alignItems: 'baseline', gap: 12, fontWeight: 600 },
}))

interface PartyPanelProps {
  page: Showing
  filter: Filter
}

export default function PartyPanel({ page: { search, panel }, filter }: PartyPanelProps) {
  const { t } = useTranslation('party')
  const title = useId()
  const fares = useRemote(partyFares, { search, filter: filter.uuid, riders: filter.values.map(({ uuid }) => uuid) })
  const alone = appliedTo(filter, search.applied) ?? describedValue(filter, panel)
  return (
    <Panel aria-labelledby={title} aria-busy={fares.status === 'loading'}>
      <div>
        <h2 id={title}>{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <RemotePart of={fares} failed={t('failed')} skeleton={<RowsSkeleton of={filter} alone={alone} />}>
        {(value) => <Travellers fares={value} filter={filter} alone={alone} />}
      </RemotePart>
    </Panel>
  )
}

function RowsSkeleton({ of: { values }, alone }: { of: Filter; alone: string | undefined }) {
  const { t } = useTranslation('party')
  return (
    <>
      <ul aria-hidden data-waiting>
        {values.map((value) => (
          <li key={value.uuid}>
            <Name of={value} />
            <SkeletonBar shade="faint" style={{ width: 126, height: 46 }} />
            <SkeletonBar shade="faint" className="party-fare" style={{ height: 48 }} />
            <span>{value.uuid === alone && <PriceSkeleton />}</span>
          </li>
        ))}
      </ul>
      <div aria-hidden className="party-total">
        <span>
          {t('total')}
          <PriceSkeleton />
        </span>
        <SkeletonBar shade="middle" style={{ width: 150, height: 44 }} />
      </div>
    </>
  )
}

const PriceSkeleton = () => (
  <SkeletonBar shade="strong" style={{ display: 'inline-block', width: 64, height: '1lh', verticalAlign: 'top' }} />
)

const Name = ({ of: { value, short_description: hint } }: { of: Filter['values'][number] }) => (
  <strong>
    {value}
    {hint && <small>{hint}</small>}
  </strong>
)

interface TravellersProps {
  fares: RiderFares[]
  filter: Filter
  alone: string | undefined
}

function Travellers({ fares, filter, alone }: TravellersProps) {
  const rows = partyRows(fares, useAppSelector(selectParty), alone)
  return (
    <>
      <ul>
        {rows.map((row) => (
          <Traveller key={row.rider} row={row} value={filter.values.find(({ uuid }) => uuid === row.rider)} />
        ))}
      </ul>
      <Total rows={rows} filter={filter} />
    </>
  )
}

function Traveller({ row, value }: { row: PartyRow; value: Filter['values'][number] | undefined }) {
  const { t, i18n } = useTranslation('party')
  const dispatch = useAppDispatch()
  const { limits } = useAppSelector(selectSettings)
  const { rider, product, products, quantity, cents } = row
  const name = value?.value ?? rider
  return (
    <li>
      {value && <Name of={value} />}
      {product ? (
        <>
          <QuantityStepper
            value={quantity}
            min={0}
            max={limits.maxQuantityPerAdd}
            onChange={(count) => dispatch(countChosen({ rider, count }))}
            name={name}
          />
          <select
            className="party-fare"
            aria-label={t('fareFor', { name })}
            value={product.uuid}
            onChange={({ target }) => dispatch(fareChosen({ rider, uuid: target.value }))}
          >
            {products.map((entry) => (
              <option key={entry.uuid} value={entry.uuid}>
                {`${entry.name} – ${formatMoney(entry.list_price, i18n.language)}`}
              </option>
            ))}
          </select>
          <span>{quantity > 0 && <Price cents={cents} size="small" />}</span>
        </>
      ) : (
        <p>{t('noneFor')}</p>
      )}
    </li>
  )
}

function Total({ rows, filter }: { rows: PartyRow[]; filter: Filter }) {
  const { t, i18n } = useTranslation(['party', 'added'])
  const { t: ofProducts } = useTranslation('products')
  const reason = useId()
  const { limits } = useAppSelector(selectSettings)
  const store = useContext(StoreContext)
  const [adding, send] = useSubmission(addingParty)
  const fits = Math.max(0, limits.maxCartQuantity - useAppSelector(selectCartCount))
  const summary = useInSight<HTMLDivElement>(adding.status === 'done')
  const { count, cents } = partyTotal(rows)
  const isHeld = count === 0 || count > fits
  const add = () => {
    const names = new Map(filter.values.map(({ uuid, value }) => [uuid, value]))
    if (!store) return
    const offer = offerIn(store.getState())
    send({ lines: partyLines(rows, names, offer, i18n.language) })
  }
  return (
    <>
      <div className="party-total">
        <span>
          {t('total')}
          <Price cents={cents} />
        </span>
        <BusyButton
          variant="contained"
          busy={adding.status === 'sending'}
          busyText={t('added:busy')}
          aria-disabled={isHeld || undefined}
          aria-describedby={isHeld ? reason : undefined}
          onClick={() => !isHeld && add()}
        >
          {t('add', { count })}
        </BusyButton>
      </div>
      <p id={reason} role="status">
        {count === 0
          ? t('nobody')
          : count > fits && ofProducts('card.overLimit', { count: fits, limit: limits.maxCartQuantity })}
      </p>
      <div ref={summary} role="status">
        {adding.status === 'done' && <AddedSummary of={adding.value} />}
      </div>
      <Faults of={reasonsIn(adding)} />
    </>
  )
}
